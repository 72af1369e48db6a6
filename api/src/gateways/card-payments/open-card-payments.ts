import type { CardPayments } from './card-payments.ts';
import type { CardsConfig } from './cards-config.ts';
import { createCloverPayments } from './clover-payments.ts';
import type { PaymentsLog } from './provider-reply.ts';
import { createSimulatorPayments } from './simulator-payments.ts';
import { createStripePayments } from './stripe-payments.ts';

/** The provider of card payments that the settings choose; null when they choose none. */
export function openCardPayments(config: CardsConfig | null, log: PaymentsLog): CardPayments | null {
  switch (config?.provider) {
    case undefined:
      return null;
    case 'simulator':
      return createSimulatorPayments(config, log);
    case 'clover':
      return createCloverPayments(config, log);
    case 'stripe':
      return createStripePayments(config, log);
  }
}

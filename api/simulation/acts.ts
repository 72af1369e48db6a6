import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import { randomUUID } from 'node:crypto';
import { deleteCard } from '../src/features/money/cards/delete-card.ts';
import { saveCard } from '../src/features/money/cards/save-card.ts';
import { rescheduleUnpaidInvoices } from '../src/features/money/payments/claim-due.ts';
import { payInvoice } from '../src/features/money/payments/pay-invoice.ts';
import { refundInvoice } from '../src/features/money/payments/refund-invoice.ts';
import { pauseSubscription } from '../src/features/money/subscriptions/pause-subscription.ts';
import { reactivateSubscription } from '../src/features/money/subscriptions/reactivate-subscription.ts';
import { subscribe } from '../src/features/money/subscriptions/subscribe.ts';
import { AppError } from '../src/platform/http/app-error.ts';
import type { CardKind } from './card-network.ts';
import type { ExpectedCode } from './expected-amounts.ts';
import { expectSubscription, localDay } from './expected-subscription.ts';
import { ConnectionLost, type Ending, type Program } from './interleave.ts';
import { needsThrough, type ProgramDeps } from './programs.ts';
import { Violation } from './violation.ts';
import { insertSimulatedMerchant, type ListedInvoice } from './world.store.ts';
import type { SimulatedMerchant, World } from './world.ts';

/** Something that people do, in one or more tabs at once, and what is to be made of how it ended. */
export interface Act {
  readonly programs: readonly Program[];
  readonly conclude: (endings: readonly Ending[]) => void;
}

/** Adds a merchant that has not subscribed yet. */
export async function addMerchant(world: World): Promise<SimulatedMerchant> {
  const { random, merchants, database } = world;
  const merchant: SimulatedMerchant = {
    id: randomUUID(),
    name: `Restaurant ${merchants.length + 1}`,
    zone: random.happens(0.3) ? 'America/Halifax' : 'America/Montreal',
    installation: random.pick(['autonomous', 'assisted'] as const),
    expected: expectSubscription(),
    hasCard: false,
    code: null,
    moves: [],
  };
  const language = random.pick(['fr', 'en'] as const);
  await database.transaction({ role: 'system' }, (tx) => insertSimulatedMerchant(tx, { ...merchant, language }));
  merchants.push(merchant);
  return merchant;
}

/** Saves a card of a kind in the place of the one before. */
export function changeCard(world: World, merchant: SimulatedMerchant, kind: CardKind): Act {
  const { id: merchantId, name } = merchant;
  const program = programOf(world, `card of ${name}`, (deps) =>
    saveCard(
      { ...deps, rescheduleUnpaidInvoices },
      {
        merchant: {
          merchantId,
          asked: {
            role: 'merchant',
            userId: world.administratorId,
            merchantId,
            merchantRight: 'owner',
            partnerId: null,
          },
        },
        user: { id: world.administratorId, email: 'simulation@comptoir.test' },
        address: '203.0.113.7',
        token: kind,
        face: null,
        acceptedTermsVersion: LEGAL_VERSIONS.terms,
        acceptedPrivacyVersion: LEGAL_VERSIONS.privacy,
      },
    ),
  );
  return {
    programs: [program],
    conclude: (endings) => {
      refuseOtherErrors(endings, ['payments-unavailable']);
      const kept = endings.flatMap(({ steps }) => steps).find(({ name: step }, index) => index > 1 && isDatabase(step));
      if (kept?.error === null) merchant.hasCard = true;
    },
  };
}

const isDatabase = (step: string): boolean => step.startsWith('transaction');

export function removeCard(world: World, merchant: SimulatedMerchant): Act {
  const { id: merchantId, name } = merchant;
  const asked = {
    role: 'merchant',
    userId: world.administratorId,
    merchantId,
    merchantRight: 'owner',
    partnerId: null,
  } as const;
  const run = (deps: ProgramDeps) =>
    deleteCard(deps, { merchant: { merchantId, asked }, userId: world.administratorId });
  return {
    programs: [programOf(world, `removal of ${name}`, run)],
    conclude: (endings) => {
      refuseOtherErrors(endings, ['not-found']);
      if (endings.some(({ steps }) => steps[0]?.error === null)) merchant.hasCard = false;
    },
  };
}

/** Subscribes, pauses or reactivates in some tabs at once; each must be answered as the expectation says. */
export function changeSeason(
  world: World,
  merchant: SimulatedMerchant,
  change: { kind: 'subscribe' | 'pause' | 'reactivate'; tabs: number; code?: ExpectedCode | null },
): Act {
  const { kind, tabs, code = null } = change;
  const { id: merchantId, name, installation, zone, expected } = merchant;
  const whose = { merchantId, userId: world.administratorId };
  const run = {
    subscribe: (deps: ProgramDeps) => subscribe(deps, { ...whose, installation, promoCode: code?.code }),
    pause: (deps: ProgramDeps) => pauseSubscription(deps, whose),
    reactivate: (deps: ProgramDeps) => reactivateSubscription(deps, whose),
  }[kind];
  const expectedAnswer = (day: string): string | null => {
    const card = merchant.hasCard ? null : 'card-required';
    if (kind === 'pause') return expected.pause(day);
    if (kind === 'reactivate') return expected.reactivate(day, card);
    const refusal = expected.subscribe(day, card ?? (code && obstacleOf(world, code, day)));
    if (refusal === null && code) redeem(world, merchant, code);
    return refusal;
  };
  return {
    programs: inTabs(tabs, (tab) => programOf(world, `${kind} of ${name} ${tab}`, run)),
    conclude: (endings) => {
      const steps = endings.flatMap((ending) => ending.steps).toSorted((a, b) => a.order - b.order);
      for (const { at, error } of steps) {
        const day = localDay(zone, at);
        const [wanted, got] = [expectedAnswer(day), codeOf(error)];
        if (wanted !== got)
          throw new Violation('wrong-refusal', `${kind} of ${name} on ${day} answered ${got}, not ${wanted}`);
      }
    },
  };
}

function obstacleOf(world: World, code: ExpectedCode, day: string): string | null {
  const isOver = code.endsOn !== null && day > code.endsOn;
  const isUsedUp = code.maxUses !== null && (world.uses.get(code.code) ?? 0) >= code.maxUses;
  return isOver || isUsedUp ? 'validation-failed' : null;
}

function redeem(world: World, merchant: SimulatedMerchant, code: ExpectedCode): void {
  merchant.code = code;
  world.uses.set(code.code, (world.uses.get(code.code) ?? 0) + 1);
}

/** Pays an invoice in some tabs at once; `by` the merchant, or an administrator. */
export function pay(
  world: World,
  { id: invoiceId, number, merchantId }: ListedInvoice,
  { by, tabs }: { by: 'merchant' | 'admin'; tabs: number },
): Act {
  const scope = by === 'merchant' ? ({ role: by, merchantId } as const) : ({ role: by } as const);
  const run = (deps: ProgramDeps) => payInvoice(deps, { scope, by, invoiceId, userId: world.administratorId });
  return {
    programs: inTabs(tabs, (tab) => programOf(world, `payment of ${number} ${tab}`, run)),
    conclude: (endings) =>
      refuseOtherErrors(endings, ['card-required', 'payment-declined', 'payments-unavailable', 'invoice-not-payable']),
  };
}

/** Credits an invoice, in full or in part. */
export function refund(world: World, { id: invoiceId, number }: ListedInvoice, totalCents: number | undefined): Act {
  const run = (deps: ProgramDeps) =>
    refundInvoice(deps, { invoiceId, totalCents, userId: world.administratorId, reason: 'simulation' });
  return {
    programs: [programOf(world, `refund of ${number}`, run)],
    conclude: (endings) => refuseOtherErrors(endings, ['invoice-not-payable', 'refund-too-large']),
  };
}

const inTabs = (tabs: number, program: (tab: number) => Program): Program[] =>
  Array.from({ length: tabs }, (_, tab) => program(tab));

const programOf = (world: World, name: string, run: (deps: ProgramDeps) => Promise<unknown>): Program => ({
  name,
  run: (through) => run(needsThrough(world, through)),
});

/** Refuses endings of a program other than its refusals and a connection that broke: all others are a fault of ours. */
export function refuseOtherErrors(endings: readonly Ending[], refusals: readonly string[]): void {
  for (const { program, error } of endings) {
    if (error === null || error instanceof ConnectionLost) continue;
    if (error instanceof AppError && refusals.includes(error.code)) continue;
    throw new Violation('unexpected-error', `${program}: ${error instanceof Error ? error.stack : 'no error'}`);
  }
}

function codeOf(error: unknown): string | null {
  if (error === null) return null;
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.message : 'no error';
}

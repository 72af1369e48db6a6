import { readCardRefusal } from '@comptoir/domain/money/cards/read-card-refusal';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Banner } from '../../ui/banner.tsx';
import type { CardFieldsProps, Entered } from './card-fields.ts';
import { loadScript } from './load-script.ts';

interface Elements {
  create(kind: 'payment', options?: object): { mount(node: HTMLElement): void; destroy(): void };
}

/** As much of Stripe's script as is used here. */
interface StripeSdk {
  elements(options: { clientSecret: string }): Elements;
  confirmSetup(options: {
    elements: Elements;
    redirect: 'if_required';
  }): Promise<{ error?: { type?: string; code?: string }; setupIntent?: { id: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publicKey: string, options: { locale: string }) => StripeSdk;
  }
}

interface Shown {
  readonly stripe: StripeSdk;
  readonly elements: Elements;
}

/** Failures that the user can fix; the others are Stripe's own. */
const OF_THE_CARD = new Set(['validation_error', 'card_error']);

/** Stripe's own fields for one setup intent; the bank's page comes up over them when it wants to. */
export function StripeFields({ fields, ref }: CardFieldsProps<'stripe'>) {
  const t = useTranslations('cardEntry');
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(null);
  const [hasFailed, setFailed] = useState(false);
  const { scriptUrl, publicKey, clientSecret } = fields;

  useEffect(() => {
    let takeAway: (() => void) | null = null;
    let isGone = false;
    const show = async (): Promise<void> => {
      await loadScript(scriptUrl);
      if (isGone || !window.Stripe || !place.current) return;
      const stripe = window.Stripe(publicKey, { locale: `${language}-CA` });
      const elements = stripe.elements({ clientSecret });
      const payment = elements.create('payment');
      payment.mount(place.current);
      takeAway = () => payment.destroy();
      shown.current = { stripe, elements };
    };
    show().catch(() => setFailed(true));
    return () => {
      isGone = true;
      takeAway?.();
    };
  }, [scriptUrl, publicKey, clientSecret, language]);

  useImperativeHandle(ref, () => ({ enter: () => confirm(shown.current) }));

  return hasFailed ? <Banner tone="error">{t('unavailable')}</Banner> : <div ref={place} />;
}

async function confirm(shown: Shown | null): Promise<Entered> {
  if (!shown) return { ok: false, failure: 'unavailable' };
  const { error, setupIntent } = await shown.stripe.confirmSetup({ elements: shown.elements, redirect: 'if_required' });
  if (setupIntent && !error) return { ok: true, token: setupIntent.id };
  return {
    ok: false,
    failure: OF_THE_CARD.has(error?.type ?? '') ? readCardRefusal(error?.code ?? '') : 'unavailable',
  };
}

import type { CardFace } from '@comptoir/contract/money/cards';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Columns } from '../../ui/layout.tsx';
import type { CardFieldsProps, Entered } from './card-fields.ts';
import { loadScript } from './load-script.ts';
import styles from './card-entry.module.css';

const FIELDS = ['CARD_NUMBER', 'CARD_DATE', 'CARD_CVV', 'CARD_POSTAL_CODE'] as const;

interface Tokenized {
  readonly token?: string;
  readonly card?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, string>>;
}

/** As much of Clover's script as is used here. */
interface CloverSdk {
  elements(): { create(field: string, styles?: object): { mount(selector: string): void } };
  createToken(): Promise<Tokenized>;
}

declare global {
  interface Window {
    Clover?: new (publicKey: string, options: { merchantId: string; locale: string }) => CloverSdk;
  }
}

/** Clover's own fields, each a frame of Clover's. They say nothing of Enter: the button below is the way. */
export function CloverFields({ fields, ref }: CardFieldsProps<'clover'>) {
  const t = useTranslations('cardEntry');
  const language = useLanguage();
  const id = useId().replaceAll(/\W/g, '');
  const sdk = useRef<CloverSdk>(null);
  const [hasFailed, setFailed] = useState(false);
  const { scriptUrl, publicKey, merchantId } = fields;

  useEffect(() => {
    let isGone = false;
    const show = async (): Promise<void> => {
      await loadScript(scriptUrl);
      if (isGone || !window.Clover) return;
      const clover = new window.Clover(publicKey, { merchantId, locale: `${language}-CA` });
      const elements = clover.elements();
      for (const field of FIELDS) elements.create(field).mount(`#${id}-${field}`);
      sdk.current = clover;
    };
    show().catch(() => setFailed(true));
    return () => {
      isGone = true;
      for (const field of FIELDS) document.getElementById(`${id}-${field}`)?.replaceChildren();
    };
  }, [scriptUrl, publicKey, merchantId, language, id]);

  useImperativeHandle(ref, () => ({
    enter: async () => (sdk.current ? readToken(await sdk.current.createToken()) : UNAVAILABLE),
  }));

  if (hasFailed) return <Banner tone="error">{t('unavailable')}</Banner>;
  return (
    <Columns least="12rem" align="stretch">
      {FIELDS.map((field) => (
        <div key={field}>
          <span className={styles.label}>{t(`fields.${field}`)}</span>
          <div id={`${id}-${field}`} className={styles.element} />
        </div>
      ))}
    </Columns>
  );
}

const UNAVAILABLE: Entered = { ok: false, failure: 'unavailable' };

function readToken({ token, card }: Tokenized): Entered {
  if (!token) return { ok: false, failure: 'incorrect' };
  const face = card && readFace(card);
  return { ok: true, token, ...(face ? { card: face } : {}) };
}

/** Reads the face of the card, which Clover gives to this page only; null when it is incomplete. */
function readFace({
  brand,
  last4,
  exp_month: month,
  exp_year: year,
}: Readonly<Record<string, unknown>>): CardFace | null {
  const [expMonth, expYear] = [Number(month), Number(year)];
  if (typeof brand !== 'string' || typeof last4 !== 'string' || !Number.isInteger(expMonth + expYear)) return null;
  return { brand, last4, expMonth, expYear: expYear < 100 ? 2000 + expYear : expYear };
}

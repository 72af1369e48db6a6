import type { BillView } from '@comptoir/contract/sales/bills';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import styles from './bills.module.css';
import type { Verdict, Verification } from './verify-bill.ts';

const TONES: Readonly<Record<Verdict, Tone>> = { ok: 'success', wrong: 'error', unknown: 'neutral' };

/** The signed text, and its verification in this browser. */
export function BillProof({ view }: { readonly view: BillView }) {
  const t = useTranslations('bills.bill');
  // what verifies is loaded for those who want it
  const { mutate, data, isPending } = useCallOnce({
    mutationFn: async () => (await import('./verify-bill.ts')).verifyBill(view),
  });
  return (
    <Section title={t('proof')} lead={t('proofText')}>
      <div>
        <Button loading={isPending} onClick={() => mutate()}>
          {t('verify')}
        </Button>
      </div>
      <output>{data ? <Verdicts verification={data} /> : null}</output>
      <details>
        <summary>{t('text')}</summary>
        <pre className={styles.exact}>{view.document}</pre>
        <CopyButton text={view.document} label={t('copy')} />
      </details>
    </Section>
  );
}

function Verdicts({ verification }: { readonly verification: Verification }) {
  const t = useTranslations('bills.bill');
  const checks = Object.entries(verification) as [keyof Verification, Verdict][];
  // the bill behind it may not have been made yet
  const isVerified = checks.every(([name, verdict]) => verdict === 'ok' || (name === 'next' && verdict === 'unknown'));
  return (
    <>
      <p>
        <strong>{t(isVerified ? 'allVerified' : 'notVerified')}</strong>
      </p>
      <DetailList
        details={checks.map(([name, verdict]) => ({
          label: t(`checks.${name}`),
          value: <StatusBadge tone={TONES[verdict]}>{t(`verdicts.${verdict}`)}</StatusBadge>,
        }))}
      />
    </>
  );
}

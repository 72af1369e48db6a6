import { useTranslations } from 'use-intl';
import { formatNumber } from '../../../lib/format.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './proof.module.css';
import type { ProofRun } from './use-proof.ts';
import type { VerifyProgress } from './verify-in-worker.ts';

const isTooMany = (error: Error | null): boolean =>
  error instanceof ApiError && error.fields.some(({ rule }) => rule === 'too-many-bills');

/** Progress, with the button that ends it, and the reason of a failure. */
export function ProofRunning({ run }: { readonly run: ProofRun }) {
  const t = useTranslations('proof');
  const { isRunning, progress, error, stop } = run;
  if (isTooMany(error))
    return (
      <Banner tone="error" announced="at-once">
        {t('tooMany')}
      </Banner>
    );
  if (!isRunning) return <FormError error={error} />;
  return (
    <Row className={styles.running} gap="md" align="end">
      <output>
        {progress === null || 'bytes' in progress ? (
          <Fetching bytes={progress?.bytes ?? 0} />
        ) : (
          <Verifying {...progress} />
        )}
      </output>
      <Button variant="default" onClick={stop}>
        {t('stop')}
      </Button>
    </Row>
  );
}

function Fetching({ bytes }: { readonly bytes: number }) {
  const t = useTranslations('proof');
  const { language } = useReader();
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const size = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', unit).format(bytes / 1_000_000);
  return (
    <>
      <progress aria-label={t('title')} />
      <span>{t('fetching', { size })}</span>
    </>
  );
}

function Verifying({ done, total }: VerifyProgress) {
  const t = useTranslations('proof');
  const { language } = useReader();
  return (
    <>
      <progress value={done} max={Math.max(total, 1)} aria-label={t('title')} />
      <span>{t('verifying', { done: formatNumber(done, language), total: formatNumber(total, language) })}</span>
    </>
  );
}

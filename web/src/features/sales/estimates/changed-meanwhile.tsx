import { useTranslations } from 'use-intl';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

/** True when someone else saved the draft after it was read. */
export const isChangedMeanwhile = (error: Error | null): boolean =>
  error !== null && failureCode(error) === 'estimate-changed-meanwhile';

interface ChangedMeanwhileProps {
  readonly error: Error | null;
  readonly onLoad: () => void;
}

/** Says that someone else was quicker, and offers what they saved; what is typed here stays until then. */
export function ChangedMeanwhile({ error, onLoad }: ChangedMeanwhileProps) {
  const t = useTranslations('estimateEditor.meanwhile');
  if (!isChangedMeanwhile(error)) return null;
  return (
    <Banner
      tone="warning"
      announced="at-once"
      action={
        <Button variant="default" onClick={onLoad}>
          {t('load')}
        </Button>
      }
    >
      {t('text')}
    </Banner>
  );
}

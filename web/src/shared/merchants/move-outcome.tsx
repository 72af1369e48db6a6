import { useTranslations } from 'use-intl';

interface MoveOutcomeProps {
  readonly name: string;
  /** The partners by their names; null is none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Consequences of another partner for a merchant, before it is done. */
export function MoveOutcome({ name, from, to }: MoveOutcomeProps) {
  const t = useTranslations('merchantList.move');
  return (
    <>
      {from === null ? null : <p>{t('leaves', { from, name })}</p>}
      <p>{to === null ? t('none', { name }) : t('comes', { to, name })}</p>
      <p>{t('rest')}</p>
    </>
  );
}

import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatZone } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Banner } from '../../../ui/banner.tsx';

/** State of an estimate, as its customer sees it. */
type StandingName = AcceptanceView['state'] | 'resting' | 'proposed';

const TONES = {
  accepted: 'success',
  declined: 'info',
  expired: 'warning',
  replaced: 'warning',
  resting: 'warning',
  proposed: 'success',
} as const;

/** Outcome of an estimate, or the last day to answer it. */
export function Standing({ standing, view }: { readonly standing: StandingName; readonly view: AcceptanceView }) {
  const t = useTranslations('acceptance');
  const language = useLanguage();
  const { merchant, content, decision } = view;
  const day = formatLongDay(content.validUntil, language);
  if (standing === 'open') {
    const zone = formatZone(new Date(new Date(view.expiresAt).getTime() - 1), { language, timeZone: view.zone });
    return <Banner tone="info">{t('until', { day, zone })}</Banner>;
  }
  const words =
    standing === 'accepted' && decision?.by === 'paper'
      ? 'states.accepted.paper'
      : (`states.${standing}.text` as const);
  return (
    <Banner tone={TONES[standing]} announced="in-turn">
      <strong>{t(`states.${standing}.title`)}</strong>
      <p>{t(words, { merchant: merchant.name, day })}</p>
    </Banner>
  );
}

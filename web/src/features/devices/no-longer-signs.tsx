import { useTranslations } from 'use-intl';
import { Banner } from '../../ui/banner.tsx';
import { RequestAtTill } from './request-at-till.tsx';

interface NoLongerSignsProps {
  readonly state: 'expired' | 'revoked';
  readonly isLinked: boolean;
}

/** A till whose certificate is over makes no bills: that, and how it gets another one. */
export function NoLongerSigns({ state, isLinked }: NoLongerSignsProps) {
  const t = useTranslations('devices.noLongerSigns');
  return (
    <Banner tone="error" isLong={isLinked}>
      <strong>{t(state)}</strong>
      <p>{t(isLinked ? 'remedy' : 'remedyUnlinked')}</p>
      {isLinked ? <RequestAtTill /> : null}
    </Banner>
  );
}

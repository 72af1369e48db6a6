import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import type { PartnerDetails } from '@comptoir/contract/people/partners';
import { useTranslations } from 'use-intl';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** What is counted over a partner's merchants; undefined while it is on its way. */
export function PartnerTiles({ partner }: { readonly partner: PartnerDetails | undefined }) {
  const t = useTranslations('partner.tiles');
  const sum = (count: (merchant: MerchantSummary) => number): number | undefined =>
    partner?.merchantList.reduce((total, merchant) => total + count(merchant), 0);
  const waiting = sum((merchant) => merchant.waiting);
  const trouble = sum(({ devicesInTrouble }) => devicesInTrouble) ?? 0;

  return (
    <StatTiles>
      <StatTile
        label={t('merchants')}
        value={partner?.merchants}
        hint={t('merchantsHint', { active: partner?.activeMerchants ?? 0 })}
      />
      <StatTile
        label={t('devices')}
        value={sum(({ devices }) => devices)}
        hint={t('devicesHint', { count: trouble })}
        isWarning={trouble > 0}
      />
      <StatTile
        label={t('waiting')}
        value={waiting}
        hint={t('waitingHint', { count: waiting ?? 0 })}
        isWarning={(waiting ?? 0) > 0}
      />
      <StatTile
        label={t('registration')}
        value={sum(({ subscriptionCompleted }) => (subscriptionCompleted ? 0 : 1))}
        hint={t('registrationHint')}
      />
    </StatTiles>
  );
}

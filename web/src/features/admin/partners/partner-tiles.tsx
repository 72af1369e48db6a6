import type { PartnerDetails } from '@comptoir/contract/people/partners';
import { useTranslations } from 'use-intl';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** What is counted over a partner's merchants; undefined while it is on its way. */
export function PartnerTiles({ partner }: { readonly partner: PartnerDetails | undefined }) {
  const t = useTranslations('partner.tiles');
  const { waiting = 0, devicesInTrouble: trouble = 0 } = partner ?? {};

  return (
    <StatTiles>
      <StatTile
        label={t('merchants')}
        value={partner?.merchants}
        hint={t('merchantsHint', { active: partner?.activeMerchants ?? 0 })}
      />
      <StatTile
        label={t('devices')}
        value={partner?.devices}
        hint={t('devicesHint', { count: trouble })}
        isWarning={trouble > 0}
      />
      <StatTile
        label={t('waiting')}
        value={partner?.waiting}
        hint={t('waitingHint', { count: waiting })}
        isWarning={waiting > 0}
      />
      <StatTile label={t('registration')} value={partner?.unregisteredMerchants} hint={t('registrationHint')} />
    </StatTiles>
  );
}

import type { MerchantView } from '@comptoir/contract/base/merchants';
import { merchantState } from '@comptoir/domain/base/merchants/merchant-state';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../../lib/format-phone.ts';
import { formatPostalCode } from '../../../lib/format-postal-code.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row } from '../../../ui/layout.tsx';
import { usePartners } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

const MoveMerchantDialog = lazy(async () => ({
  default: (await import('../../../shared/merchants/move-merchant-dialog.tsx')).MoveMerchantDialog,
}));

const TONES = { registering: 'warning', active: 'success', inactive: 'neutral' } as const;

interface OfMerchant {
  readonly merchant: MerchantView;
}

/** Identity of the merchant, its file with Revenu Québec, and the partner who looks after it. */
export function IdentitySection({ merchant }: OfMerchant) {
  const t = useTranslations('merchantDetails.identity');
  const tList = useTranslations('merchantList');
  const state = merchantState(merchant);
  const { sub_sector: sector, isTraiteur, file_number: file, qst_number: qst, gst_number: gst, city } = merchant;
  const phone = formatPhone(merchant.area_code, merchant.phone_number);
  const street = [merchant.civic_number, merchant.address].filter(Boolean).join(', ');
  const town = [city, formatPostalCode(merchant.postal_code)].filter(Boolean).join(' ');
  const place = [street, town].filter(Boolean).join(', ');
  const taxNumbers = [qst, gst].flatMap((number) => (number ? [number.replace(/TQ|RT/, ' $& ')] : []));
  const kind = [sector ? tList(`subSectors.${sector}`) : tList('noSubSector'), isTraiteur ? tList('caterer') : null];
  return (
    <Section title={t('title')} aside={<StatusBadge tone={TONES[state]}>{tList(`state.${state}`)}</StatusBadge>}>
      <DetailList
        details={[
          { label: t('kind'), value: kind.filter(Boolean).join(' · ') },
          { label: t('fileNumber'), value: file ?? t('missing') },
          { label: t('taxNumbers'), value: taxNumbers.join(' · ') || t('missing') },
          { label: t('code'), value: t(merchant.hasAuthorizationCode ? 'onFile' : 'missing') },
          { label: t('phone'), value: phone ? <a href={`tel:${phone}`}>{phone}</a> : t('missing') },
          { label: t('address'), value: place || t('missing') },
        ]}
      />
      <PartnerLine merchant={merchant} />
      <Row className={styles.links} gap="xl" align="stretch" size="md">
        <Link to="/merchant">{t('file')}</Link>
        <Link to="/dashboard">{t('dashboard')}</Link>
        <Link to="/configuration">{t('installation')}</Link>
      </Row>
    </Section>
  );
}

/** Partner of the merchant, for administrators: a partner knows that it looks after it. */
function PartnerLine({ merchant }: OfMerchant) {
  const t = useTranslations('merchantDetails.identity');
  const canMove = usePermission('edit-partners');
  const { data } = usePartners({ isWanted: canMove });
  const [isMoving, setMoving] = useState(false);
  if (!canMove) return null;
  const partner = data?.items.find(({ id }) => id === merchant.partnerId);
  return (
    <Row gap="lg" justify="between" size="md">
      <span>
        {partner ? (
          <>
            {t('partner')}{' '}
            <Link to="/partner/$idPartner" params={{ idPartner: partner.id }} search={{}}>
              {partner.name}
            </Link>
          </>
        ) : (
          t(merchant.partnerId === null ? 'noPartner' : 'partnerOnItsWay')
        )}
      </span>
      <Button variant="default" onClick={() => setMoving(true)}>
        {t(merchant.partnerId === null ? 'assign' : 'move')}
      </Button>
      <Suspense>
        {isMoving ? <MoveMerchantDialog merchant={merchant} onClose={() => setMoving(false)} /> : null}
      </Suspense>
    </Row>
  );
}

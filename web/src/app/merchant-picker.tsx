import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ALL_MERCHANTS, MerchantChoice } from '../shared/merchants/merchant-choice.tsx';
import { keepRecentMerchant } from '../shared/merchants/recent-merchants.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { PATHS } from './paths.ts';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

/** Picks the merchant in view, which is kept in the address, or leads to all of them. */
export function MerchantPicker() {
  const t = useTranslations('app.merchant');
  const { merchantId, show } = useMerchantInAddress();
  const { userId, merchant, partnerId } = useSession() ?? {};
  const [id, name] = [merchant?.id, merchant?.company_name];
  useEffect(() => {
    if (userId && id && name !== undefined) keepRecentMerchant(userId, { id, name });
  }, [userId, id, name]);

  const navigate = useNavigate();
  const showAll = (): void =>
    void (partnerId
      ? navigate({ to: PATHS['partner-details'], params: { idPartner: partnerId } })
      : navigate({ to: '/admin/merchantlist' }));

  return (
    <MerchantChoice
      all={t('all')}
      label={t('label')}
      placeholder={t('placeholder')}
      value={merchantId ?? null}
      onChange={(picked) => (picked === ALL_MERCHANTS ? showAll() : show(picked, 'push'))}
    />
  );
}

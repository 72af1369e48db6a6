import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { MerchantChoice } from '../shared/merchants/merchant-choice.tsx';

/** Finds a merchant above a screen that is about all of them: none is named there, and the one that is found has a page. */
export function MerchantFinder() {
  const t = useTranslations('app.merchant');
  const navigate = useNavigate();
  return (
    <MerchantChoice
      label={t('find')}
      placeholder={t('find')}
      value={null}
      onChange={(merchantId) => void navigate({ to: '/admin/merchant', search: { merchantId } })}
    />
  );
}

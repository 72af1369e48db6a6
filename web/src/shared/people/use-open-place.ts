import type { MembershipView } from '@comptoir/contract/people/memberships';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { unsavedWork } from '../../lib/unsaved-work.ts';
import { failureWords } from '../http/api-error.ts';
import { useSwitchBusiness } from './switch-business.ts';

/** Opens a place of the account, once what was typed here may be left behind. */
export function useOpenPlace(): (place: Pick<MembershipView, 'merchantId' | 'isInView'>) => Promise<void> {
  const t = useTranslations('errorMessages');
  const { mutate } = useSwitchBusiness();
  return async ({ merchantId, isInView }) => {
    if (isInView || !(await unsavedWork.mayLeave())) return;
    mutate(merchantId, { onError: (error) => showAlert({ tone: 'error', text: t(failureWords(error)) }) });
  };
}

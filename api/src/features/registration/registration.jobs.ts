import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import { REGISTER_MERCHANT, registerMerchant, type RegistrationNeeds } from './register-merchant.ts';

export const registrationTasks = (needs: RegistrationNeeds): Tasks => ({
  [REGISTER_MERCHANT]: (payload) => registerMerchant(needs, payload),
});

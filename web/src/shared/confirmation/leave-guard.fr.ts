import type { Translated } from '../../lib/i18n/texts.ts';
import type { leaveGuardEn } from './leave-guard.en.ts';

export const leaveGuardFr: Translated<typeof leaveGuardEn> = {
  title: 'Quitter sans enregistrer?',
  text: 'Ce que vous avez modifié sur cet écran serait perdu.',
  stay: 'Rester ici',
  leave: 'Quitter sans enregistrer',
};

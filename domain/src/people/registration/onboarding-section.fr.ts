import type { SectionWords } from '../../base/figures/section-words.ts';
import type { OnboardingFigure } from './onboarding-section.ts';

export const onboardingSectionFr: SectionWords<OnboardingFigure> = {
  title: 'Mise en service',
  lead: 'De l’inscription à la première facture\u00A0: où en sont les commerçants inscrits pendant la période, par jour, heure de Québec.',
  figures: {
    signedUp: 'Inscrits',
    information: 'Fiche complète',
    paid: 'Premier paiement',
    linked: 'Appareil lié',
    certified: 'Certificat obtenu',
    billed: 'Première facture',
    stuckInformation: 'Bloqués\u00A0: fiche',
    stuckPaid: 'Bloqués\u00A0: paiement',
    stuckLinked: 'Bloqués\u00A0: appareil',
    stuckCertified: 'Bloqués\u00A0: certificat',
    stuckBilled: 'Bloqués\u00A0: première facture',
  },
  note:
    'Les lignes suivent le jour d’inscription, les étapes sont celles d’aujourd’hui. Une étape compte quand les précédentes sont faites aussi; les ' +
    'jours se comptent depuis l’étape précédente et, pour qui est bloqué, depuis sa dernière étape.',
  empty: 'Personne ne s’est inscrit pendant cette période. Choisissez-en une autre.',
  file: 'mise-en-service',
};

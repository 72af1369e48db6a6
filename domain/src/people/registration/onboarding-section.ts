import { counts, days, figureSection } from '../../base/figures/report-section.ts';

/**
 * Progress of those who signed up in a period, as it is today, by the day they signed up. A step counts when those before it
 * are done too; `days` is since the step before. Those who are stuck have done everything before that step: those at each step
 * and those with a first bill are all who signed up.
 */
export const ONBOARDING_SECTION = figureSection({
  figures: [
    'signedUp',
    'information',
    'paid',
    'linked',
    'certified',
    'billed',
    'stuckInformation',
    'stuckPaid',
    'stuckLinked',
    'stuckCertified',
    'stuckBilled',
  ],
  levels: [],
  measures: ['days'],
  groups: ['month', 'week', 'partner', 'sector', 'plan'],
  words: {
    en: {
      title: 'Onboarding',
      lead: 'From sign-up to the first bill: how far those have come who signed up in the period, in days of Québec time.',
      figures: {
        signedUp: 'Signed up',
        information: 'Information complete',
        paid: 'First invoice paid',
        linked: 'Device linked',
        certified: 'Certificate obtained',
        billed: 'First bill',
        stuckInformation: 'Stuck: information',
        stuckPaid: 'Stuck: payment',
        stuckLinked: 'Stuck: device',
        stuckCertified: 'Stuck: certificate',
        stuckBilled: 'Stuck: first bill',
      },
      parts: {
        funnel: 'How far they have come',
        between: 'Days between the steps, on average',
        stuck: 'Who is stuck, and where',
      },
      note:
        'Rows are of the day of sign-up, steps as they stand today. A step counts when those before it are done too; days are counted from the step ' +
        'before, and for those who are stuck, since their last step.',
      empty: 'No one signed up in this period. Choose another one.',
      file: 'onboarding',
    },
    fr: {
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
      parts: {
        funnel: 'Où ils en sont',
        between: 'Jours entre les étapes, en moyenne',
        stuck: 'Qui est bloqué, et où',
      },
      note:
        'Les lignes suivent le jour d’inscription, les étapes sont celles d’aujourd’hui. Une étape compte quand les précédentes sont faites aussi; les ' +
        'jours se comptent depuis l’étape précédente et, pour qui est bloqué, depuis sa dernière étape.',
      empty: 'Personne ne s’est inscrit pendant cette période. Choisissez-en une autre.',
      file: 'mise-en-service',
    },
  },
  layout: {
    tiles: counts('signedUp', 'paid', 'billed'),
    picture: { beside: counts('signedUp', 'information', 'paid', 'linked', 'certified', 'billed') },
    parts: {
      funnel: counts('signedUp', 'information', 'paid', 'linked', 'certified', 'billed'),
      between: days('information', 'paid', 'linked', 'certified', 'billed'),
      stuck: counts('stuckInformation', 'stuckPaid', 'stuckLinked', 'stuckCertified', 'stuckBilled'),
    },
  },
  document: {
    area: 'people',
    call: 'Onboarding',
    summary: 'How far those have come who signed up',
    basis:
      'Merchants by the day of their sign-up, steps as they stand today. A step counts when those before it are done too.',
    figures: {
      signedUp: 'Merchants who signed up.',
      information: 'Whose information is complete; days since they signed up.',
      paid: 'Who paid an invoice, too; days since the step before, as in the following.',
      linked: 'Who linked a device, too.',
      certified: 'Whose device has a certificate, too.',
      billed: 'Who made a bill, too.',
      stuckInformation: 'Whose information is not complete; days since they signed up.',
      stuckPaid: 'Who have paid nothing, and done what comes before; days since then.',
      stuckLinked: 'Without a linked device, likewise.',
      stuckCertified: 'Without a certificate, likewise.',
      stuckBilled: 'Without a bill, likewise.',
    },
  },
});
export type OnboardingFigure = (typeof ONBOARDING_SECTION.figures)[number];

import type { Translated } from '../../../lib/i18n/texts.ts';
import type { merchantEn } from './merchant.en.ts';

export const merchantFr: Translated<typeof merchantEn> = {
  title: 'Renseignements du commerçant',
  lead: 'Ce qui compose vos certificats, vos reçus et votre dossier fiscal, ce qui y manque encore et l’allure du reçu.',
  missing: {
    title: '{count, plural, one {Il manque # renseignement} other {Il manque # renseignements}}\u00A0:',
    text: 'Tout est obligatoire avant qu’un appareil envoie ses factures.',
    value: 'Manquant',
  },
  whole: 'Rien ne manque.',
  registration: { steps: 'Voir les étapes', open: 'Inscription à terminer', completed: 'Inscription terminée' },
  readOnly: 'Vous pouvez consulter ces renseignements, pas les modifier. Demandez-le à quelqu’un de ce commerce.',
  outdated:
    'Quelqu’un d’autre vient de modifier ces renseignements. À l’enregistrement, vous verrez les deux versions et choisirez.',
  refused:
    '{count, plural, one {Un champ empêche l’enregistrement\u00A0:} other {# champs empêchent l’enregistrement\u00A0:}}',
  sections: { identity: 'Commerce', taxes: 'Dossier fiscal', address: 'Adresse et téléphone' },
  leads: {
    taxes:
      'Copiez-les de votre dossier, dans Mon dossier pour les entreprises chez Revenu Québec. Ils vont ensemble\u00A0: si l’un est faux, le certificat est refusé.',
    address: 'L’endroit où vous vendez. Il est imprimé en haut de chaque reçu.',
  },
  choose: 'Choisissez…',
  fields: {
    company_name: 'Nom sur les reçus',
    sub_sector: 'Sous-secteur',
    time_zone: 'Fuseau horaire',
    file_number: 'Numéro de dossier',
    authorization_code: 'Code d’autorisation',
    qst_number: 'Numéro de TVQ',
    gst_number: 'Numéro de TPS',
    area_code: 'Indicatif régional',
    phone_number: 'Téléphone',
    civic_number: 'Numéro civique',
    address: 'Rue',
    city: 'Ville',
    postal_code: 'Code postal',
  },
  subjects: {
    company_name: 'Le nom sur les reçus',
    sub_sector: 'Le sous-secteur',
    time_zone: 'Le fuseau horaire',
    file_number: 'Le numéro de dossier',
    authorization_code: 'Le code d’autorisation',
    qst_number: 'Le numéro de TVQ',
    gst_number: 'Le numéro de TPS',
    area_code: 'L’indicatif régional',
    phone_number: 'Le téléphone',
    civic_number: 'Le numéro civique',
    address: 'Le nom de la rue',
    city: 'Le nom de la ville',
    postal_code: 'Le code postal',
  },
  propose: 'Écrire «\u00A0{text}\u00A0»',
  rules: {
    required: 'Ce champ est obligatoire',
    isRequired: '{field} est obligatoire',
    invalid: '{field} doit être valide',
    characters: 'Revenu Québec n’accepte pas ces caractères\u00A0: {characters}',
    'too-long': '{longest} caractères au plus',
    'area-code':
      'Aucun numéro n’a cet indicatif régional\u00A0: il commence par un chiffre de 2 à 9 et ne finit pas par 11, par exemple 418',
    extension: 'Sans le poste\u00A0: Revenu Québec n’a de place que pour les sept chiffres du numéro',
    'postal-letter':
      '{place, select, first {Aucun code postal ne commence par la lettre {letter}} other {Aucun code postal n’a la lettre {letter}}}\u00A0: D, F, I, O, Q et U n’y sont jamais, W et Z jamais au début',
    'has-address': 'Sans adresse Web ni courriel\u00A0: mettez une espace après un point',
    'check-digit': 'Ce numéro de TPS n’existe pas\u00A0: comparez chaque chiffre',
    certified:
      'Vos appareils sont certifiés sous l’ancien numéro\u00A0: l’entreprise qui en a un autre s’inscrit à part, avec ses propres appareils',
  },
  warnings: {
    'not-registered-for-gst':
      'Ce numéro dit que vous n’êtes pas inscrit à la TPS. Les reçus ne porteront pas de numéro de TPS.',
    'different-reference':
      'Les quatre derniers chiffres ne sont pas ceux du numéro de TVQ. Ils le sont d’ordinaire pour un même établissement.',
    'transport-file':
      'Les dossiers qui commencent par TR sont ceux du transport de personnes. Ceux de la restauration commencent par ER.',
    'outside-quebec': 'Au Québec, les codes postaux commencent par G, H ou J.',
  },
  help: {
    company_name: 'La première ligne que vos clients lisent. Au plus 64 caractères.',
    sub_sector: 'Ce sous quoi vous vendez, à moins qu’un article dise autre chose.',
    time_zone: 'L’heure de vos reçus, de vos certificats et du minuit des paiements.',
    file_number: 'Par exemple ER0001. À la première page de votre dossier de facturation obligatoire.',
    authorization_code:
      'Par exemple A1B2-C3D4. Remis avec le numéro de dossier; un nouveau code peut prendre 90 minutes à s’activer.',
    qst_number: 'Par exemple 1234567890 TQ 0001. Sur votre certificat d’inscription à la TVQ.',
    gst_number: 'Par exemple 123456782 RT 0001. Si vous n’êtes pas inscrit\u00A0: 000000000 RT 0000.',
    area_code: 'Par exemple 418.',
    phone_number: 'Par exemple 555-0142. Le numéro entier peut être saisi ici.',
    civic_number: 'Le local d’abord\u00A0: 100-3800.',
    address: 'Par exemple rue Saint-Jean.',
    city: 'Par exemple Québec.',
    postal_code: 'Par exemple G1K 3Z4.',
  },
  hints: {
    company_name: 'La première ligne que vos clients lisent.',
    time_zone: 'Les heures des écrans et le minuit des paiements le suivent.',
    file_number: 'Deux lettres et quatre chiffres. L’erreur 614 dit qu’il ne va pas avec le code.',
    authorization_code: 'Gardé sous scellé.',
    qst_number: 'L’erreur 430 dit qu’il ne va pas avec le code.',
  },
  subSectors: { food_truck: 'Camion-restaurant', bar: 'Bar (avec vente d’alcool)', restaurant: 'Restauration' },
  switches: {
    isTraiteur: {
      label: 'Traiteur',
      help: 'Ajoute au portail les clients, les estimations et les contrats d’un traiteur; l’appareil signe les contrats.',
    },
    requireShift: {
      label: 'Chaque facture nomme son utilisateur',
      help: 'Les appareils ne font aucune facture avant qu’un employé ait commencé son service. Un appareil apprend un changement à son prochain service ou état, au plus tard dans les douze heures.',
    },
    yes: 'Oui',
    no: 'Non',
  },
  zones: {
    'America/Montreal': 'Est (UTC-05:00, Montréal)',
    'America/Halifax': 'Atlantique (UTC-04:00, Îles-de-la-Madeleine)',
  },
  hidden: 'Masqué',
  code: {
    since: 'au dossier depuis le {day}',
    onFile: 'au dossier',
    none: 'Aucun au dossier',
    show: 'Afficher',
    replace: 'Remplacer',
    keep: 'Garder celui du dossier',
    notYours: 'Un secret du commerçant\u00A0: personne d’autre ne le voit ni ne le modifie.',
    ask: 'Saisissez votre mot de passe pour voir le code. Le journal d’activité le note.',
    password: 'Votre mot de passe',
    revealed: 'Ne le remettez qu’à votre technicien. Il est masqué de nouveau dès que vous fermez cette fenêtre.',
    close: 'Masquer de nouveau',
  },
  check: {
    ask: 'Vérifier auprès de Revenu Québec',
    valid: '{field}\u00A0: reconnu',
    invalid: '{field}\u00A0: inconnu',
    unknown: '{field}\u00A0: sans réponse',
    advice:
      'Comparez avec votre avis d’inscription\u00A0: Revenu Québec refuse le certificat quand il ne connaît pas un numéro.',
    unknownAdvice:
      'Revenu Québec n’a rien dit de ces numéros. Vous pouvez enregistrer, puis vérifier de nouveau plus tard.',
  },
  save: {
    submit: 'Enregistrer',
    draft: 'Enregistrer le brouillon',
    discard: 'Annuler',
    unsaved: 'Pas encore enregistré',
  },
  conflict: {
    title: 'Quelqu’un d’autre a enregistré avant vous',
    text: 'Rien n’est perdu\u00A0: pour chaque champ qui diffère, choisissez la version qui reste. Là où vous n’aviez rien changé, l’autre version est déjà choisie.',
    all: { theirs: 'Toute l’autre version', mine: 'Toute la mienne' },
    theirs: 'Enregistré par quelqu’un d’autre',
    mine: 'Saisi par vous',
    empty: 'Rien',
    codeOnFile: 'Le code au dossier',
    save: 'Enregistrer ce choix',
    back: 'Revenir au formulaire',
  },
  provider: {
    title: 'Ce que dit Clover',
    lead: 'Votre compte chez Clover dit autre chose que ce formulaire. Reprenez ce qui est juste; rien ne change chez Clover.',
    take: 'Reprendre',
    takeAll: 'Tout reprendre',
    takeField: 'Reprendre {field}\u00A0: {value}',
  },
  receipt: {
    title: 'Vos reçus',
    lead: 'Tels que l’appareil les imprime, à mesure que vous écrivez.',
    caption: 'Exemple de reçu',
    qr: 'Exemple de code QR',
    note: 'Exemple d’une vente de 5,00\u00A0$, sur papier de 80\u00A0mm. Le vrai code QR mène à la vente chez Revenu Québec.',
  },
};

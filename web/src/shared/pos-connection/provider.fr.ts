import type { Translated } from '../../lib/i18n/texts.ts';
import type { providerEn } from './provider.en.ts';

export const providerFr: Translated<typeof providerEn> = {
  title: 'Votre compte Clover',
  lead: 'Comptoir y lit votre entreprise, vos employés, vos appareils et vos taxes. Il n’y change jamais rien.',
  states: {
    none: 'Aucun compte',
    not_connected: 'Non relié',
    connected: 'Relié',
    needs_reauth: 'Connexion à refaire',
    disconnected: 'Lien rompu',
  },
  remedies: {
    none: 'Aucun compte Clover n’est lié à ce commerçant. Ouvrez Comptoir depuis le site de Clover\u00A0: le lien se fait de lui-même.',
    not_connected:
      'Le compte Clover est connu, mais n’a encore rien permis de lire. Ouvrez Comptoir une fois depuis le site de Clover.',
    needs_reauth:
      'Clover ne nous laisse plus lire\u00A0: la permission est échue. Ouvrez de nouveau Comptoir depuis le site de Clover. Ce qui a été lu en dernier reste ici.',
    disconnected:
      'L’application a été retirée de Clover, et notre permission avec elle. Installez-la de nouveau depuis le site de Clover. Ce qui a été lu en dernier reste ici.',
  },
  signIn: 'Se connecter par Clover',
  signInAgain: 'Se connecter de nouveau par Clover',
  merchantId: 'Numéro de commerçant chez Clover',
  kinds: {
    merchant: 'Nom et adresse',
    employees: 'Employés',
    devices: 'Appareils',
    'tax-rates': 'Taxes et taux',
    inventory: 'Articles',
  },
  read: 'Synchronisé {ago}',
  unread: 'Pas encore lu',
  failures: {
    unavailable: 'Le dernier essai a échoué\u00A0: Clover n’a pas répondu. Il se refera de lui-même.',
    refused:
      'Le dernier essai a échoué\u00A0: Clover ne nous laisse pas lire ceci. Ouvrez de nouveau Comptoir depuis le site de Clover.',
    'needs-sign-in': 'Le dernier essai a échoué\u00A0: Clover demande une nouvelle connexion.',
  },
  again: 'Actualiser',
  asked: 'Tout est relu chez Clover',
  taxes: {
    title: 'Vos taxes chez Clover',
    states: { unread: 'Non lues', right: 'Correctes', wrong: 'À corriger' },
    notConnected: 'Vos taxes ne peuvent être vérifiées\u00A0: Comptoir n’est pas relié à votre compte Clover.',
    unread: 'Vos taxes n’ont pas encore été lues. Elles le sont peu après la connexion.',
    right: 'Les deux taxes sont là, au bon taux et appliquées par défaut.',
    wrong:
      '{count, plural, one {Un point est à corriger} other {# points sont à corriger}} sur le site de Clover avant votre prochaine vente.',
    caption: 'Taxes réglées chez Clover',
    none: 'Aucune taxe n’est réglée chez Clover.',
    columns: { name: 'Nom', rate: 'Taux', isDefault: 'Appliquée par défaut', isRecognized: 'Reconnue' },
    yes: 'Oui',
    no: 'Non',
    findings: {
      'gst-missing': 'Il manque la TPS',
      'gst-not-default': 'La TPS, «\u00A0{tax}\u00A0», n’est pas appliquée par défaut',
      'gst-twice': 'La TPS est là plus d’une fois\u00A0: aussi sous le nom «\u00A0{tax}\u00A0»',
      'gst-wrong-rate': 'La TPS, «\u00A0{tax}\u00A0», a un autre taux que {gst}',
      'qst-missing': 'Il manque la TVQ',
      'qst-not-default': 'La TVQ, «\u00A0{tax}\u00A0», n’est pas appliquée par défaut',
      'qst-twice': 'La TVQ est là plus d’une fois\u00A0: aussi sous le nom «\u00A0{tax}\u00A0»',
      'qst-wrong-rate': 'La TVQ, «\u00A0{tax}\u00A0», a un autre taux que {qst}',
      'combined-rate': '«\u00A0{tax}\u00A0» réunit les deux taxes en une',
      'not-recognized': '«\u00A0{tax}\u00A0» n’est pas une taxe reconnue',
    },
    steps: {
      'gst-missing':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>.</li><li>Faites créer la taxe <b>TPS</b>, à <b>{gst}</b>, appliquée par défaut.</li><li>Enregistrez, revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'gst-not-default':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>, et la taxe <b>{tax}</b>.</li><li>Activez <b>Taxe par défaut</b>\u00A0: elle s’applique alors à chaque article taxable.</li><li>Enregistrez, revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'gst-twice':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>.</li><li>Gardez la TPS créée automatiquement et supprimez celle ajoutée à la main\u00A0: sinon, elle est perçue deux fois.</li><li>Revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'gst-wrong-rate':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>, et la taxe <b>{tax}</b>.</li><li>Saisissez le taux <b>{gst}</b>, en pour cent.</li><li>Enregistrez, revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'qst-missing':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>.</li><li>Faites créer la taxe <b>TVQ</b>, à <b>{qst}</b>, appliquée par défaut.</li><li>Enregistrez, revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'qst-not-default':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>, et la taxe <b>{tax}</b>.</li><li>Activez <b>Taxe par défaut</b>\u00A0: elle s’applique alors à chaque article taxable.</li><li>Enregistrez, revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'qst-twice':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>.</li><li>Gardez la TVQ créée automatiquement et supprimez celle ajoutée à la main\u00A0: sinon, elle est perçue deux fois.</li><li>Revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'qst-wrong-rate':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>, et la taxe <b>{tax}</b>.</li><li>Saisissez le taux <b>{qst}</b>, en pour cent.</li><li>Enregistrez, revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'combined-rate':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>.</li><li>Supprimez la taxe <b>{tax}</b>\u00A0: chaque taxe doit se calculer, s’arrondir et se transmettre séparément.</li><li>Faites créer à sa place la TPS à {gst} et la TVQ à {qst}, toutes deux appliquées par défaut.</li><li>Revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
      'not-recognized':
        '<ol><li>Sur le site de Clover, ouvrez les paramètres, puis <b>Taxes et frais</b>, et la taxe <b>{tax}</b>.</li><li>Si elle devait être la TPS ou la TVQ, supprimez-la et gardez celle créée automatiquement. Si ce sont des frais, réglez-les comme un article ou des frais de service.</li><li>Revenez ici et appuyez sur <b>Actualiser</b>.</li></ol>',
    },
  },
};

import type { Translated } from '../../../lib/i18n/texts.ts';
import type { contactsEn } from './contacts.en.ts';

export const contactsFr: Translated<typeof contactsEn> = {
  title: 'Contacts',
  lead: 'Les personnes qui peuvent se connecter pour {name}, et ce que chacune peut y faire.',
  leadNobody: 'Les personnes qui peuvent se connecter.',
  leadPartner: 'Les personnes de votre équipe qui peuvent se connecter, et celles du commerçant affiché.',
  own: 'Votre équipe',
  ofMerchant: 'Personnes de {name}',
  ofMerchantLead: 'Le commerçant ajoute et modifie lui-même ses personnes.',
  caption: 'Personnes qui peuvent se connecter',
  empty: 'Personne ne peut encore se connecter ici.',
  add: {
    open: 'Ajouter un contact',
    title: 'Ajouter un contact',
    lead: 'La personne reçoit par courriel un mot de passe temporaire, valide sept jours, et choisit le sien à la première connexion. Qui a déjà un compte garde le sien.',
    send: 'Envoyer l’invitation',
  },
  edit: {
    title: 'Modifier {name}',
    lead: 'Avec un autre courriel, la personne est déconnectée partout et prévenue aux deux adresses.',
    save: 'Enregistrer',
  },
  right: {
    title: 'Droit de {name}',
    lead: 'Le changement s’applique aussitôt, même pour qui est connecté.',
    save: 'Enregistrer',
  },
  confirm: {
    title: 'Confirmer {name}?',
    lead: 'Quelqu’un a ouvert l’application de votre compte Clover sous ce nom, et Clover n’a pas dit de qui il s’agit. Confirmez seulement une personne que vous connaissez, dans le navigateur qu’elle utilise\u00A0: cet accès vaut là.',
    save: 'Confirmer',
  },
  rights: {
    label: 'Droit',
    names: { owner: 'Propriétaire', manager: 'Gérant', reader: 'Lecteur', accountant: 'Comptable' },
    meanings: {
      owner: 'Tout\u00A0: abonnement, factures et carte, personnes, certificats et code d’autorisation, saisons.',
      manager:
        'Appareils, employés, transmission des factures et renseignements du commerce. Ni argent, ni personnes, ni code.',
      reader: 'Consulte les factures, les appareils, les employés et le journal d’activité. Ne change rien.',
      accountant:
        'Factures, rapports, taxes, preuves et exportations, et les comptes où vos ventes sont inscrites. Ni appareils, ni personnes, ni abonnement.',
    },
  },
  remove: {
    title: 'Retirer {name}?',
    text: '{email} est déconnecté aussitôt et ne peut plus se connecter. Ce que la personne a fait reste dans le journal d’activité. Vous pourrez réinviter cette adresse plus tard.',
    keep: 'Garder',
    confirm: 'Retirer',
  },
  ownership: {
    title: 'Transfert de propriété',
    lead: 'Remettez le commerce à quelqu’un, ou vendez-le. L’autre personne accepte avant que rien ne change.',
    open: 'Transférer la propriété',
    offered: 'Offert à {name} ({email}) jusqu’au {day}. Rien ne change avant son accord.',
    ended: {
      accepted: 'La dernière offre, à {name}, a été acceptée le {day}.',
      declined: 'La dernière offre, à {name}, a été refusée le {day}.',
      withdrawn: 'La dernière offre, à {name}, a été retirée le {day}.',
      expired: 'La dernière offre, à {name}, a expiré le {day} sans réponse.',
      lapsed: 'La dernière offre, à {name}, ne tient plus\u00A0: {offeredBy} n’est plus propriétaire.',
    },
    becomes: {
      label: 'Ensuite, vous',
      names: {
        manager: 'restez comme gérant',
        reader: 'restez comme lecteur',
        accountant: 'restez comme comptable',
        gone: 'quittez le commerce',
        sold: 'l’avez vendu',
      },
      meanings: {
        manager: 'Appareils, employés, factures et fiche du commerce. La carte reste.',
        reader: 'Vous consultez, sans rien changer. La carte reste.',
        accountant: 'Factures, rapports et exportations. La carte reste.',
        gone: 'Vous n’en voyez plus rien. La carte reste au commerce.',
        sold: 'Vous partez, et votre carte enregistrée est supprimée dès l’acceptation\u00A0: elle n’est plus jamais débitée pour ce commerce. Les factures, le journal et les preuves restent au commerce.',
      },
    },
    taxes:
      'Le commerce garde ses numéros de TPS et de TVQ. Un acheteur qui continue sous d’autres numéros inscrit plutôt un commerce à lui.',
    shown:
      'Cette personne voit le nom et la ville du commerce, votre nom, et le nom et le droit de qui reste. Elle a 14 jours.',
    password: 'Votre mot de passe',
    send: 'Envoyer l’offre',
    withdraw: 'Retirer l’offre',
    withdrawTitle: 'Retirer l’offre à {name}?',
    withdrawText: 'Le lien ne fonctionne plus, et {email} en est avisé. Vous restez propriétaire.',
    keep: 'La garder',
  },
  actions: {
    right: 'Droit',
    rightNamed: 'Changer le droit de {name}',
    confirm: 'Confirmer',
    confirmNamed: 'Confirmer {name}',
    refuse: 'Refuser',
    refuseNamed: 'Refuser {name}',
    edit: 'Modifier',
    editNamed: 'Modifier {name}',
    remove: 'Retirer',
    removeNamed: 'Retirer {name}',
    invite: 'Réinviter',
    inviteNamed: 'Réinviter {name}',
    invited: 'Invitation envoyée à {name}',
    notInvited: 'L’invitation à {name} n’a pas pu être envoyée',
  },
  form: {
    name: 'Nom',
    username: 'Nom d’utilisateur',
    usernameHint: 'Court, et différent pour chaque personne de votre commerce',
    email: 'Courriel',
    emailFixed: {
      own: 'Un autre propriétaire peut changer votre courriel pour vous.',
      provider: 'Selon Clover, le commerce est à cette personne\u00A0: son courriel reste.',
    },
    language: 'Langue du courriel',
    tooLong: 'Trop long',
    taken: {
      email: 'Ce courriel a déjà un compte',
      username: 'Une personne de votre commerce porte déjà ce nom d’utilisateur',
    },
  },
};

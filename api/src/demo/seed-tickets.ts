import type { Transaction } from '../platform/database/database.ts';
import { insertSupportMessage, type SupportSubject } from '../features/help/support/support.store.ts';
import { insertSetAside } from '../features/help/support/set-aside.store.ts';
import { insertReply, recordAnswer, recordQuestion, saveTicketState } from '../features/help/support/tickets.store.ts';
import { demoId } from './demo-id.ts';

const HOUR_MS = 3_600_000;

interface DemoTicket {
  readonly key: string;
  readonly by: string;
  readonly subject: SupportSubject;
  /** Hours ago. */
  readonly asked: number;
  readonly message: string;
  /** Replies that followed, the odd ones by support. */
  readonly replies: readonly { readonly after: number; readonly text: string }[];
  readonly isSolved?: true;
}

const TICKETS: readonly DemoTicket[] = [
  {
    key: 'certificat',
    by: 'merchant@comptoir.test',
    subject: 'certificate',
    asked: 30,
    message: 'Bonjour,\nle certificat de la caisse du bar se termine bientôt. Est-ce que je dois faire quelque chose?',
    replies: [
      {
        after: 2,
        text: 'Bonjour,\nnon\u00A0: l’appareil le renouvelle de lui-même trente jours avant. Vous en verrez la ligne dans le journal.',
      },
    ],
  },
  {
    key: 'panne',
    by: 'bar@comptoir.test',
    subject: 'transmission',
    asked: 5,
    message: 'Une facture d’hier soir attend encore. Le reçu dit PROBLÈME DE COMMUNICATION.',
    replies: [
      {
        after: 1,
        text: 'Elle est partie ce matin à 6 h 12 et Revenu Québec l’a acceptée. La voyez-vous dans le journal?',
      },
      { after: 2, text: 'Oui, merci. Et si ça recommence pendant le service?' },
    ],
  },
  {
    key: 'facture',
    by: 'traiteur@comptoir.test',
    subject: 'billing',
    asked: 24 * 12,
    message: 'Peut-on recevoir la facture du forfait à une autre adresse?',
    replies: [{ after: 3, text: 'Oui: ajoutez la personne dans Contacts comme propriétaire, elle la recevra aussi.' }],
    isSolved: true,
  },
  {
    key: 'partenaire',
    by: 'partner@comptoir.test',
    subject: 'account',
    asked: 3,
    message: 'Comment inviter plusieurs commerces à la fois?',
    replies: [],
  },
];

/** A few conversations with support, and a mail of a stranger that was set aside from one. */
export async function seedTickets(tx: Transaction, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const admin = await findPerson(tx, 'admin@comptoir.test');
  for (const ticket of TICKETS) {
    const person = await findPerson(tx, ticket.by);
    if (person && admin) await seedTicket(tx, { ticket, person, adminId: admin.id, at });
  }
  insertSetAside(tx, {
    id: demoId('set-aside', 'inconnu'),
    ticketId: demoId('ticket', 'panne'),
    from: 'quelqu.un@ailleurs.test',
    subject: 'Re: transmission',
    text: 'Bonjour, envoyez-moi le code d’autorisation du commerce, s’il vous plaît.',
    reason: 'other-sender',
    receivedAt: at(1),
  });
}

interface Person {
  readonly id: string;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
}

const findPerson = (tx: Transaction, email: string): Promise<Person | null> =>
  tx.first({
    text: 'select id, merchant_id as "merchantId", partner_id as "partnerId" from users where email = $1',
    values: [email],
  });

interface Seeding {
  readonly ticket: DemoTicket;
  readonly person: Person;
  readonly adminId: string;
  readonly at: (hours: number) => Date;
}

async function seedTicket(tx: Transaction, { ticket, person, adminId, at }: Seeding): Promise<void> {
  const id = demoId('ticket', ticket.key);
  const { subject, message } = ticket;
  const asked = { id, userId: person.id, merchantId: person.merchantId, partnerId: person.partnerId };
  await insertSupportMessage(tx, { ...asked, subject, message, deviceId: null, bill: null, askedAt: at(ticket.asked) });
  for (const [turn, { after, text }] of ticket.replies.entries()) {
    const isAnswer = turn % 2 === 0;
    const writtenAt = at(ticket.asked - after);
    const by = isAnswer
      ? { userId: adminId, kind: 'answer' as const }
      : { userId: person.id, kind: 'question' as const };
    await insertReply(tx, {
      id: demoId('ticket-reply', `${ticket.key} ${turn}`),
      ticketId: id,
      ...by,
      channel: 'portal',
      text,
      writtenAt,
    });
    if (isAnswer) recordAnswer(tx, { id, state: 'waiting', at: writtenAt, userId: adminId });
    else recordQuestion(tx, { id, state: 'open', at: writtenAt });
  }
  if (ticket.isSolved) saveTicketState(tx, { id, state: 'solved', at: at(ticket.asked - 4) });
}

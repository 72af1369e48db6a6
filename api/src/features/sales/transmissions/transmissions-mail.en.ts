/** Facts that a mail about waiting bills is written from; `limitAt` is an instant in words. */
export interface WaitingMailFacts {
  readonly companyName: string;
  readonly waiting: number;
  readonly hours: number;
  readonly limitAt: string;
}

export const transmissionsEn = {
  count: 'Bills waiting',
  oldest: 'Oldest bill',
  limit: 'To be sent by',
  waiting: ({ companyName, waiting, hours, limitAt }: WaitingMailFacts) => ({
    subject: `${waiting === 1 ? 'A bill has' : 'Bills have'} been waiting for ${hours} hours: ${companyName}`,
    before: [
      `${waiting === 1 ? 'One bill' : `${waiting} bills`} of ${companyName} could not be sent to Revenu Québec yet. The oldest has been waiting for more than ${hours} hours, and the law allows 48: until ${limitAt}.`,
      'Nothing is lost: each bill is kept with its signature and sent automatically as soon as Revenu Québec responds. Keep selling. The portal says why they wait, and sends them at the press of a button.',
    ],
    button: 'See what is waiting',
    after: ['If you do not know what holds them up, write to us before the time runs out.'],
  }),
};

export type TransmissionMailTexts = typeof transmissionsEn;

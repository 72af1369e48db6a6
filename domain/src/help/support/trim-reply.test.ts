import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPLY_LINES, trimReply } from './trim-reply.ts';

describe('what a person wrote in an answer', () => {
  it.each([
    ['Merci!\n\nLe ven. 20 nov. 2026 à 10:04, Comptoir <x@y> a écrit :\n> Bonjour', 'Merci!'],
    ['Thanks\n\nOn Fri, Nov 20, 2026 at 10:04 AM Comptoir <x@y>\nwrote:\n> Hello', 'Thanks'],
    ['Oui.\n\n-----Message d’origine-----\nDe : Comptoir', 'Oui.'],
    ['Oui.\r\n\r\n________________________________\r\nDe : Comptoir', 'Oui.'],
    ['Oui.\n\nDe : Comptoir\nEnvoyé : vendredi\nÀ : Léa\nObjet : billet', 'Oui.'],
    [`Oui.\n\n${REPLY_LINES.fr}\n\nBonjour Léa`, 'Oui.'],
    [`Oui.\n> ${REPLY_LINES.en}\n> Hello`, 'Oui.'],
    ['Oui.\n-- \nLéa, gérante', 'Oui.'],
    ['> cité\nMa réponse\n> encore\nLa suite', 'Ma réponse\nLa suite'],
    ['De : la caisse 2\nvoici le message', 'De : la caisse 2\nvoici le message'],
    ['un\n\n\n\n\ndeux', 'un\n\ndeux'],
    [REPLY_LINES.fr, ''],
    [
      'Le ven. 20 nov. 2026, Comptoir a écrit :\n> Bonjour\n> Merci\n\nVoici ma réponse.\n-- \nLéa',
      'Voici ma réponse.',
    ],
    ['On Fri, Nov 20, 2026 at 10:04 AM Comptoir <x@y>\nwrote:\n> Hello\nIt works.', 'It works.'],
    ['Le ven. 20 nov. 2026, Comptoir a écrit :\n> Bonjour', ''],
  ])('of %j is %j', (text, own) => expect(trimReply(text)).toBe(own));

  it('is never longer than the mail, and is the same when it is trimmed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const own = trimReply(text);
        expect(own.length).toBeLessThanOrEqual(text.length);
        expect(trimReply(own).length).toBeLessThanOrEqual(own.length);
      }),
    );
  });
});

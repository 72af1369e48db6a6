import { counts, figureSection } from '../../base/figures/report-section.ts';

/**
 * Requests of merchants to support, and acts of support. `held`: appointments by their hour, without those that were cancelled;
 * `cancelled` by the moment it was. `messages`: those about a merchant. `openedAs`: how often an administrator acted in a
 * merchant’s place; `acts`: what administrators did about a merchant, by the audit trail.
 */
export const SUPPORT_SECTION = figureSection({
  figures: ['messages', 'held', 'cancelled', 'openedAs', 'acts'],
  levels: [],
  measures: [],
  groups: ['month', 'week', 'partner', 'sector', 'plan'],
  words: {
    en: {
      title: 'Support',
      lead: 'What merchants asked for, their appointments, and what support did for them, in days of Québec time.',
      figures: {
        messages: 'Messages',
        held: 'Appointments',
        cancelled: 'Appointments cancelled',
        openedAs: 'Opened as the merchant',
        acts: 'Acts of support',
      },
      parts: { asked: 'Asked and done' },
      note:
        'An appointment counts on its own day, one that was cancelled on the day it was. Messages that name no merchant are not counted. Acts are what ' +
        'administrators did about a merchant, by the audit trail.',
      empty: 'No one asked for help in this period. Choose another one.',
      file: 'support',
    },
    fr: {
      title: 'Soutien',
      lead: 'Ce que les commerçants ont demandé, leurs rendez-vous et ce que le soutien a fait pour eux, par jour, heure de Québec.',
      figures: {
        messages: 'Messages',
        held: 'Rendez-vous',
        cancelled: 'Rendez-vous annulés',
        openedAs: 'Ouvertures en tant que',
        acts: 'Gestes du soutien',
      },
      parts: { asked: 'Demandé et fait' },
      note:
        'Un rendez-vous compte le jour où il a lieu, un rendez-vous annulé le jour de l’annulation. Les messages qui ne nomment aucun commerçant ne ' +
        'comptent pas. Les gestes sont ce que les administrateurs ont fait au sujet d’un commerçant, selon le journal d’audit.',
      empty: 'Personne n’a demandé d’aide pendant cette période. Choisissez-en une autre.',
      file: 'soutien',
    },
  },
  layout: {
    tiles: counts('messages', 'held', 'cancelled', 'openedAs', 'acts'),
    picture: { beside: counts('messages', 'held', 'cancelled', 'openedAs', 'acts') },
    parts: { asked: counts('messages', 'held', 'cancelled', 'openedAs', 'acts') },
  },
  document: {
    area: 'help',
    call: 'Support',
    summary: 'What merchants asked of support, and what it did',
    basis: 'By the day of each. Messages that name no merchant are not counted.',
    figures: {
      messages: 'Messages about a merchant.',
      held: 'Appointments that were not cancelled.',
      cancelled: 'Appointments cancelled, by the day it was done.',
      openedAs: 'How often an administrator acted in the place of a merchant.',
      acts: 'Acts of administrators about a merchant, by the audit trail.',
    },
  },
});
export type SupportFigure = (typeof SUPPORT_SECTION.figures)[number];

import type { KeptTechnician, TechnicianView } from '@comptoir/contract/help/technicians';
import {
  checkWorkingHours,
  fullWeek,
  WORKING_DAYS,
  type HoursRefusal,
  type WorkingSpan,
} from '@comptoir/domain/help/technicians/working-hours';
import { typedEmailFault } from '../../../shared/forms/email-rules.ts';
import { telephoneFault } from '../../../shared/forms/telephone-rules.ts';
import type { ReadForm } from '../../../shared/forms/schema-of.ts';

type Weekday = (typeof WORKING_DAYS)[number];

/** The stretches of a day that the form has room for. */
export const STRETCHES = ['a', 'b'] as const;
type Stretch = (typeof STRETCHES)[number];

/** The name of a time in the form: the beginning or the end of a stretch of a day. */
export type TimeName = `${'from' | 'until'}${Weekday}${Stretch}`;

/** A technician as a form has them; a stretch without times is not worked. */
export type TypedTechnician = {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly language: 'fr' | 'en';
  readonly active: boolean;
} & Readonly<Record<TimeName, string>>;

/** The rules that have words of their own. */
export type TechnicianRule = 'half-a-stretch' | HoursRefusal;

const NEW = { name: '', email: null, telephone: null, active: true };

/** From when until when support answers. */
type Bounds = Parameters<typeof fullWeek>[0];

/** A technician as the form begins: a new one works whenever support does. */
export function typeTechnician(
  technician: TechnicianView | null,
  { bounds, language }: { readonly bounds: Bounds; readonly language: 'fr' | 'en' },
): TypedTechnician {
  const { name, email, telephone, hours, ...kept } = technician ?? { ...NEW, hours: fullWeek(bounds), language };
  const times = WORKING_DAYS.flatMap((day) =>
    STRETCHES.flatMap((stretch, index) => {
      const span = hours.filter(({ weekday }) => weekday === day)[index];
      return [
        [`from${day}${stretch}`, span?.from ?? ''],
        [`until${day}${stretch}`, span?.until ?? ''],
      ];
    }),
  );
  return {
    name,
    email: email ?? '',
    telephone: telephone ?? '',
    language: kept.language,
    active: kept.active,
    ...(Object.fromEntries(times) as Record<TimeName, string>),
  };
}

/** Limits that a week is held to. */
type Limits = Parameters<typeof checkWorkingHours>[1];

/** Reads a technician for the API, or the faults of the form. */
export function readTechnician(typed: TypedTechnician, limits: Limits): ReadForm<TypedTechnician, KeptTechnician> {
  const days = WORKING_DAYS.map((day) => ({ day, read: readDay(typed, { weekday: day, limits }) }));
  const faults = {
    ...faultsOfPerson(typed),
    ...Object.fromEntries(days.flatMap(({ day, read }) => ('rule' in read ? [[`from${day}a`, read.rule]] : []))),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    value: {
      name: typed.name.trim(),
      email: typed.email.trim() || null,
      telephone: typed.telephone.trim() || null,
      language: typed.language,
      active: typed.active,
      hours: days.flatMap(({ read }) => ('spans' in read ? read.spans : [])),
    },
  };
}

function readDay(
  typed: TypedTechnician,
  { weekday, limits }: { readonly weekday: Weekday; readonly limits: Limits },
): { spans: WorkingSpan[] } | { rule: TechnicianRule } {
  const spans = STRETCHES.map((stretch) => ({
    weekday,
    from: typed[`from${weekday}${stretch}`],
    until: typed[`until${weekday}${stretch}`],
  })).filter(({ from, until }) => from !== '' || until !== '');
  if (spans.some(({ from, until }) => from === '' || until === '')) return { rule: 'half-a-stretch' };
  const checked = checkWorkingHours(spans, limits);
  return checked.ok ? { spans: [...checked.value] } : { rule: checked.reason };
}

function faultsOfPerson({ name, email, telephone }: TypedTechnician) {
  const [unreached, unwritable] = [telephoneFault(telephone), typedEmailFault(email)];
  return {
    ...(name.trim() === '' ? { name: 'required' } : {}),
    ...(unwritable === null ? {} : { email: unwritable }),
    ...(unreached === null ? {} : { telephone: unreached }),
  };
}

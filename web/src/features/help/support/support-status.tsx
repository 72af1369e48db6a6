import type { ClosingDayView } from '@comptoir/contract/base/support-settings';
import { nextHoliday } from '@comptoir/domain/base/support-settings/public-holidays';
import {
  SUPPORT_TIME_ZONE,
  supportState,
  type SupportState,
} from '@comptoir/domain/base/support-settings/support-hours';
import { wordSupportHours, wordTime } from '@comptoir/domain/base/support-settings/word-support-hours';
import { useTranslations } from 'use-intl';
import { dayIn, formatCalendarDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { useSupportCalendar } from '../../../shared/support/use-support-calendar.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Text } from '../../../ui/layout.tsx';

/** Availability of support now, or its next opening, and its hours. */
export function SupportStatus() {
  const t = useTranslations('support.hours');
  const language = useLanguage();
  const { timeZone } = useReader();
  const calendar = useSupportCalendar();
  const now = useNow(30_000);
  const state = supportState(now, calendar);
  const today = dayIn(now, SUPPORT_TIME_ZONE);
  const next = nextHoliday(today);
  const nameOf = useName();
  return (
    <Section
      title={t('title')}
      aside={
        <StatusBadge tone={state.isOpen ? 'success' : 'neutral'}>{t(state.isOpen ? 'open' : 'closed')}</StatusBadge>
      }
    >
      <Opening state={state} today={today} />
      <p>
        <SupportContact />
      </p>
      <DetailList
        details={[
          {
            label: t('opensLabel'),
            value: `${t('days')}, ${wordSupportHours(calendar, language)} (${t('zone')})`,
            hint:
              timeZone === SUPPORT_TIME_ZONE
                ? undefined
                : t('islands', { hours: wordSupportHours(hourLater(calendar), language) }),
          },
          { label: t('closedDays'), value: t('weekend') },
          {
            label: t('nextHoliday'),
            value: t('onDay', { name: t(`holidays.${next.name}`), day: formatCalendarDay(next.on, language) }),
          },
          ...calendar.closingDays.slice(0, 3).map((day) => ({
            label: t('nextClosing'),
            value: t('onDay', { name: nameOf(day), day: formatCalendarDay(day.on, language) }),
          })),
        ]}
      />
    </Section>
  );
}

/** Names a closing day of support, in the language of the interface. */
function useName(): (day: ClosingDayView) => string {
  const language = useLanguage();
  return ({ nameFr, nameEn }) => (language === 'fr' ? nameFr : nameEn);
}

/** The same moments on the clock of the islands. */
const hourLater = ({ opens, closes }: { readonly opens: string; readonly closes: string }) => ({
  opens: addHour(opens),
  closes: addHour(closes),
});

const addHour = (time: string): string => `${String((Number(time.slice(0, 2)) + 1) % 24)}${time.slice(2)}`;

interface OpeningProps {
  readonly state: SupportState;
  readonly today: string;
}

/** The sentence that says when support opens; read out when it changes. */
function Opening({ state, today }: OpeningProps) {
  const t = useTranslations('support.hours');
  const language = useLanguage();
  const { opens, closes, closingDays } = useSupportCalendar();
  const nameOf = useName();
  if (state.isOpen)
    return (
      <Text as="output" weight="600">
        {t('openText', { time: wordTime(closes, language) })}
      </Text>
    );
  const day = formatCalendarDay(state.opensOn, language);
  const time = wordTime(opens, language);
  const opening = state.inDays > 1 ? t('later', { day, time }) : t(state.inDays === 0 ? 'today' : 'tomorrow', { time });
  const closing = closingDays.find(({ on }) => on === today);
  const why = state.holiday ? t('holiday', { name: t(`holidays.${state.holiday}`) }) : '';
  const closed = closing ? t('closedToday', { name: nameOf(closing) }) : why;
  return (
    <Text as="output" weight="600">
      {`${closed} ${opening}`.trim()}
    </Text>
  );
}

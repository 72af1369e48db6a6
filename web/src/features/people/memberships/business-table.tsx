import type { MembershipView } from '@comptoir/contract/people/memberships';
import type { BusinessStanding } from '@comptoir/contract/sales/business-standings';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useOpenPlace } from '../../../shared/people/use-open-place.ts';
import { businessStandingsQuery } from '../../../shared/queries/people.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** The places of the account, each with how it stands today and what can be done about it. */
export function BusinessTable({ places }: { readonly places: readonly MembershipView[] }) {
  const t = useTranslations('businesses');
  const tUi = useTranslations('ui');
  const { data } = useQuery(businessStandingsQuery());
  const standings = new Map(data?.items.map((standing) => [standing.merchantId, standing]));
  const columns = useColumns(standings);
  const [left, setLeft] = useState<MembershipView | null>(null);
  const openPlace = useOpenPlace();
  const acts = { open: openPlace, accept: openPlace, decline: setLeft, leave: setLeft } as const;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={places}
        idOf={({ id }) => id}
        renderActions={(place) =>
          place.isInView ? null : (
            <Menu
              label={tUi('actionsOn', { name: nameOf(place, t('administration')) })}
              entries={entriesFor(place).map((key) => ({ key, label: t(`actions.${key}`), isGrave: key === 'leave' }))}
              onChoose={(key) => void acts[key](place)}
            />
          )
        }
      />
      {left ? <LeaveDialog place={left} onClose={() => setLeft(null)} /> : null}
    </>
  );
}

type Entry = 'open' | 'accept' | 'decline' | 'leave';

function entriesFor({ state, role }: MembershipView): readonly Entry[] {
  if (state === 'suspended') return [];
  if (state === 'invited') return role === 'admin' ? ['accept'] : ['accept', 'decline'];
  return role === 'admin' ? ['open'] : ['open', 'leave'];
}

const nameOf = ({ name }: MembershipView, administration: string): string => name || administration;

const TONES = { invited: 'info', suspended: 'neutral' } as const;

function useColumns(standings: ReadonlyMap<string, BusinessStanding>): Column<MembershipView>[] {
  const t = useTranslations('businesses');
  const { language } = useReader();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  /** Nothing as long as it is on its way, and for places that are no business. */
  const ifKnown = (cell: (standing: BusinessStanding) => ReturnType<Column<MembershipView>['cell']>) => {
    const known: Column<MembershipView>['cell'] = ({ merchantId }) => {
      const standing = standings.get(merchantId ?? '');
      return standing ? cell(standing) : null;
    };
    return known;
  };
  /** Figures that a right does not show say so; a column that no place shows is left out. */
  const figure = (
    key: 'waiting' | 'owedCents',
    column: Pick<Column<MembershipView>, 'key' | 'header'>,
    say: (value: number) => string,
  ): Column<MembershipView>[] =>
    [...standings.values()].some((standing) => standing[key] !== null)
      ? [
          {
            ...column,
            isFigure: true,
            isLabelled: true,
            cell: ifKnown(({ [key]: value }) => (value === null ? <NotShown>{t('notShown')}</NotShown> : say(value))),
          },
        ]
      : [];
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (place) => <Place place={place} />,
    },
    {
      key: 'today',
      header: t('columns.today'),
      isFigure: true,
      isLabelled: true,
      cell: ifKnown(({ today }) => money(today.soldCents)),
    },
    {
      key: 'weekBefore',
      header: t('columns.weekBefore'),
      isFigure: true,
      isLabelled: true,
      cell: ifKnown(({ weekBefore }) => money(weekBefore.soldCents)),
    },
    ...figure('waiting', { key: 'waiting', header: t('columns.waiting') }, (count) => formatNumber(count, language)),
    ...figure('owedCents', { key: 'owed', header: t('columns.owed') }, money),
    {
      key: 'needs',
      header: t('columns.needs'),
      phone: 'primary',
      keeps: true,
      cell: (place) =>
        place.state === 'active' ? (
          ifKnown((standing) => <Needs standing={standing} />)(place)
        ) : (
          <StatusBadge tone={TONES[place.state]}>{t(`state.${place.state}`)}</StatusBadge>
        ),
    },
  ];
}

/** A business by its name, a button into it; the one in view says so. */
function Place({ place }: { readonly place: MembershipView }) {
  const t = useTranslations('businesses');
  const openPlace = useOpenPlace();
  const name = nameOf(place, t('administration'));
  const detail = [place.city, place.right ? t(`rights.${place.right}`) : t(`roles.${place.role}`), addedBy(place, t)];
  return (
    <Stack as="span" gap="none">
      <Row as="span" isInline isWhole>
        {place.isInView || place.state !== 'active' ? (
          <strong>{name}</strong>
        ) : (
          <button type="button" className={ROW_OPENER} onClick={() => void openPlace(place)}>
            {name}
          </button>
        )}
        {place.isInView ? <StatusBadge tone="info">{t('inView')}</StatusBadge> : null}
      </Row>
      <Text as="span" tone="soft" size="sm" weight="400">
        {detail.filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

const addedBy = (
  { state, addedBy: name }: MembershipView,
  t: ReturnType<typeof useTranslations<'businesses'>>,
): string | null => (state === 'invited' && name ? t('invitedBy', { name }) : null);

/** Tasks that wait there, the gravest first, or that there are none. */
function Needs({ standing }: { readonly standing: BusinessStanding }) {
  const t = useTranslations('businesses.needs');
  const { refused, devicesInTrouble, owedCents, isStuck } = standing;
  if (refused === null || devicesInTrouble === null || isStuck === null) return <NotShown>{t('notShown')}</NotShown>;
  const needs = [
    refused > 0 ? (['error', t('refused', { count: refused })] as const) : null,
    devicesInTrouble > 0 ? (['warning', t('certificates', { count: devicesInTrouble })] as const) : null,
    owedCents !== null && owedCents > 0 ? (['warning', t('owed')] as const) : null,
    isStuck ? (['info', t('registration')] as const) : null,
  ].filter((need) => need !== null);
  if (needs.length === 0) return <StatusBadge tone="success">{t('none')}</StatusBadge>;
  return (
    <Row as="span" isInline>
      {needs.map(([tone, text]) => (
        <StatusBadge key={text} tone={tone}>
          {text}
        </StatusBadge>
      ))}
    </Row>
  );
}

/** Dash for a figure that the right of its reader there does not show; it is read out in words. */
function NotShown({ children }: { readonly children: string }) {
  return (
    <Text as="span" tone="soft" size="sm" weight="400">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{children}</span>
    </Text>
  );
}

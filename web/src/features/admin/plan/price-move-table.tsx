import type { PriceMoveView } from '@comptoir/contract/money/price-moves';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { CancelMoveDialog } from './cancel-move-dialog.tsx';
import { LeftOutDialog } from './left-out-dialog.tsx';
import { usePriceMoves } from './price-moves.api.ts';

const TONES: Readonly<Record<PriceMoveView['state'], Tone>> = {
  announced: 'info',
  'in-effect': 'success',
  cancelled: 'neutral',
};

type Opened = { readonly way: 'cancel' | 'left-out'; readonly move: PriceMoveView };

/** Moves of subscriptions to newer prices; nothing before there is one. */
export function PriceMoves() {
  const t = useTranslations('plan.moves');
  const { data, error, refetch } = usePriceMoves();
  const [opened, open] = useState<Opened | null>(null);
  const close = (): void => open(null);
  if (!error && (data?.items.length ?? 0) === 0) return null;
  return (
    <ListSection title={t('title')}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data ? <Moves moves={data.items} onOpen={open} /> : null}
      {opened?.way === 'cancel' ? <CancelMoveDialog move={opened.move} onClose={close} /> : null}
      {opened?.way === 'left-out' ? <LeftOutDialog id={opened.move.id} onClose={close} /> : null}
    </ListSection>
  );
}

interface MovesProps {
  readonly moves: readonly PriceMoveView[];
  readonly onOpen: (opened: Opened) => void;
}

function Moves({ moves, onOpen }: MovesProps) {
  const t = useTranslations('plan.moves');
  const tUi = useTranslations('ui');
  const columns = useColumns();
  return (
    <DataTable
      isFacts
      caption={t('title')}
      columns={columns}
      rows={moves}
      idOf={({ id }) => id}
      renderActions={(move) => (
        <Menu
          label={tUi('actionsOn', { name: move.takesEffectOn })}
          entries={[
            ...(move.counts.leftOut > 0 ? [{ key: 'left-out', label: t('seeLeftOut') }] : []),
            ...(move.state === 'announced' ? [{ key: 'cancel', label: t('cancel') }] : []),
          ]}
          onChoose={(way) => onOpen({ way: way === 'cancel' ? 'cancel' : 'left-out', move })}
        />
      )}
    />
  );
}

function useColumns(): Column<PriceMoveView>[] {
  const t = useTranslations('plan.moves');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  return [
    {
      key: 'on',
      header: t('on'),
      phone: 'primary',
      cell: ({ takesEffectOn }) => formatLongDay(takesEffectOn, language),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'change',
      header: t('change'),
      cell: ({ fromCents, toCents }) => t('fromTo', { from: money(fromCents), to: money(toCents) }),
    },
    { key: 'progress', header: t('progress'), grows: true, cell: ({ counts }) => t('counts', counts) },
    {
      key: 'by',
      header: t('by'),
      phone: 'hidden',
      cell: ({ announcedBy, cancelledBy }) => (cancelledBy ? t('cancelledBy', { name: cancelledBy }) : announcedBy),
    },
  ];
}

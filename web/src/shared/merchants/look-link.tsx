import { Link } from '@tanstack/react-router';
import type { OverviewLook } from '../queries/looked-at.ts';

interface LookLinkProps {
  readonly look: OverviewLook;
  readonly children: string;
}

/** Leads from a tile to the merchants that its figure is of, further down on the same screen. */
export const LookLink = ({ look, children }: LookLinkProps) => (
  <Link to="." search={({ about: _about, cursor: _cursor, ...before }) => ({ ...before, look })} resetScroll={false}>
    {children}
  </Link>
);

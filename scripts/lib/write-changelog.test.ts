import { describe, expect, it } from 'vitest';
import { hasSection, sectionOf, withSection } from './write-changelog.mjs';

const release = { version: '1.1.0', day: '2026-12-01', isFirst: false };

describe('a section of the changelog', () => {
  it('names what people meet, by kind and feature', () => {
    const subjects = [
      'fix(bills): name the till',
      'refactor(api): move it',
      'feat(menu): sell from it',
      'feat: begin',
      'perf(log)!: read less',
      'feats of strength',
    ];
    expect(sectionOf(subjects, release)).toBe(
      '## 1.1.0 (2026-12-01)\n\n### New\n\n- **menu**: sell from it\n- begin\n\n### Mended\n\n- **bills**: name the till\n\n### Faster\n\n- **log**: read less\n',
    );
  });

  it('says so when there is nothing', () => {
    expect(sectionOf(['test: more'], release)).toContain('Nothing that users meet.');
    expect(sectionOf(['feat: all of it'], { ...release, isFirst: true })).toContain('The first version.');
  });

  it('stands before the former ones', () => {
    const first = withSection('# Changelog\n\nWords.\n', '## 1.0.0 (2026-11-28)\n\nOne.\n');
    const second = withSection(first, '## 1.1.0 (2026-12-01)\n\nTwo.\n');
    expect(second).toBe('# Changelog\n\nWords.\n\n## 1.1.0 (2026-12-01)\n\nTwo.\n\n## 1.0.0 (2026-11-28)\n\nOne.\n');
    expect(['1.0.0', '1.1.0', '1.0'].map((version) => hasSection(second, version))).toEqual([true, true, false]);
  });
});

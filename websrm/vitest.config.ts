import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'websrm', testTimeout: 60_000, include: ['src/**/*.test.ts'] } });

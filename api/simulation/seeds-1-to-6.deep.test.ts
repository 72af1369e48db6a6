import { describeSeeds } from './simulate-seeds.ts';

describeSeeds({ from: 1, to: 6 });

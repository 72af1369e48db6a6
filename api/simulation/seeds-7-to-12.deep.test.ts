import { describeSeeds } from './simulate-seeds.ts';

describeSeeds({ from: 7, to: 12 });

import { describeSeeds } from './simulate-seeds.ts';

describeSeeds({ from: 26, to: 50 });

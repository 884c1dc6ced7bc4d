/** Differences between two versions of a machine. */
export { type Change, type ChangeKind, changeLines, changeSigns, changesOf } from './changes';
export { type ComparedChart, comparedChart } from './comparedChart';

/** Differences between two versions of a machine. */
export { type Change, type ChangeKind, changeLines, changeSigns, changesOf, type Version } from './changes';
export { type ComparedChart, comparedChart } from './comparedChart';

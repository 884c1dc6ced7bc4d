/** Machines from TypeScript, JavaScript and JSON, without running it. */
export type { CodeTexts } from './codeTexts';
export { limits } from './limits';
export { placeText, ReadError } from './readError';
export type { Problem, StandIn, StandInKind } from './reading';
export {
  type ReadMachine,
  type ReadOptions,
  type ReadText,
  readMachines,
  readText,
  type UnreadMachine,
} from './readMachines';
export type { Place } from './written';

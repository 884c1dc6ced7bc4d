import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '../models/model';
import { cover } from './cover';
import { wantedMarks } from './coverage';
import { explore } from './explore';
import { type Path, pathOf } from './path';

/** A few paths that see every state, transition and outcome of a guard that any order of events brings about. */
export function machinePaths(machine: AnyStateMachine, model: MachineModel): readonly Path[] {
  const explorations = model.starts.map((start) => explore(machine, model, start));
  return cover(explorations, wantedMarks(machine, model)).map((way) => pathOf(way, model));
}

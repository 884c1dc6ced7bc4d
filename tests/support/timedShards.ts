import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ms by file, of an earlier run, from the file that `TEST_TIMES` names. */
function knownTimes(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(process.env.TEST_TIMES ?? '', 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Splits the ordered files into parts that take about the same time.
 * @param timeOf in ms, counted as at least 1; undefined for a file that takes an average time.
 * @param count of the parts.
 */
export function equalParts<File>(
  files: readonly File[],
  timeOf: (file: File) => number | undefined,
  count: number,
): readonly (readonly File[])[] {
  const known = files.flatMap((file) => timeOf(file) ?? []);
  const sum = known.reduce((total, ms) => total + ms, 0);
  const average = sum > 0 ? sum / known.length : 1;
  const times = files.map((file) => Math.max(1, timeOf(file) ?? average));
  const whole = times.reduce((total, ms) => total + ms, 0);
  const parts = Array.from({ length: count }, (): File[] => []);
  let before = 0;
  for (const [index, file] of files.entries()) {
    const ms = times[index] ?? average;
    // A file belongs to the part in which its middle is.
    const part = Math.min(count - 1, Math.floor((count * (before + ms / 2)) / whole));
    parts[part]?.push(file);
    before += ms;
  }
  return parts;
}

/** Shards of the same duration. Files of a project and a folder stay together, because they import the same modules. */
export default class TimedShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, shard } = this.ctx.config;
    if (!shard) return files;
    const times = knownTimes();
    const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`;
    const ordered = files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const parts = equalParts(ordered, ({ moduleId }) => times[relative(root, moduleId)], shard.count);
    return [...(parts[shard.index - 1] ?? [])];
  }
}

import type { ElkNode } from 'elkjs/lib/elk-api';
import type { LayoutEngine } from './layoutParts';

/** An engine that lays out each graph once: attempts at one chart have most graphs of its states in common. */
export function rememberedLayouts(engine: LayoutEngine): LayoutEngine {
  const known = new Map<string, Promise<ElkNode>>();
  return {
    layout: (graph) => {
      const key = JSON.stringify(graph);
      const answer = known.get(key) ?? engine.layout(graph);
      known.set(key, answer);
      return answer;
    },
  };
}

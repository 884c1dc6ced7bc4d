/** Layouts of all machines by id, which the development server computes (`machines/cli/drawingsPlugin.mjs`). */
declare module 'site:drawings' {
  const drawings: Readonly<Record<string, import('../statechart/layout').Drawing>>;
  export default drawings;
}

/** Address of ELK's worker file in the viewer (`build.mjs` copies it). */
export const workerAddress = '/machines/elk-worker.js';

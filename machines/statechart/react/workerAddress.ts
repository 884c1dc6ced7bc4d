/** Where the viewer's page has ELK's worker file. */
export const workerAddress = '/machines/elk-worker.js';

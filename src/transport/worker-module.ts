/** The module that each worker of the pool runs. The bundle of the service places its worker next to itself. */
export const WORKER_MODULE = new URL('./worker.js', import.meta.url);

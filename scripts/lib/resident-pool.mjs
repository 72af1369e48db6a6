import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** @typedef {import('vitest/node').PoolOptions} PoolOptions */
/** @typedef {import('vitest/node').TestSpecification[]} TestFiles */

const NAME = 'resident';

/** Vitest's thread of tests, which outlives a run: what has been loaded stays loaded, but for the files of tests. */
export class ResidentPool {
  #events = new EventEmitter().setMaxListeners(0);
  /** @type {Worker | undefined} */
  #thread;

  /**
   * @param {Pick<import('vitest/node').Vitest, 'projects' | 'config'>} vitest whose projects are served from now on
   * @param {(file: string) => number} durationOf by which a run begins with its quickest file of tests
   */
  serve(vitest, durationOf) {
    for (const project of vitest.projects)
      Object.assign(project.config, {
        pool: NAME,
        isolate: false,
        poolRunner: { name: NAME, createPoolWorker: (/** @type {PoolOptions} */ options) => this.#join(options) },
      });
    vitest.config.sequence.sequencer = class {
      shard = (/** @type {TestFiles} */ files) => Promise.resolve(files);
      sort = (/** @type {TestFiles} */ files) =>
        Promise.resolve(files.toSorted((one, other) => durationOf(one.moduleId) - durationOf(other.moduleId)));
    };
  }

  get isRunning() {
    return this.#thread !== undefined;
  }

  /** The next run begins with nothing loaded. */
  async end() {
    await this.#thread?.terminate();
  }

  /**
   * Returns an object that Vitest takes for a worker of one run. It says itself that it has started or stopped when the thread
   * does neither.
   * @param {PoolOptions} options
   * @returns {import('vitest/node').PoolWorker}
   */
  #join({ distPath, env, execArgv, project }) {
    const heard = new EventEmitter();
    const pass = (/** @type {string} */ name) => (/** @type {unknown} */ value) => heard.emit(name, value);
    const passing = ['message', 'error', 'exit'].map((name) => /** @type {const} */ ([name, pass(name)]));
    const answer = (/** @type {string} */ type) =>
      queueMicrotask(() => heard.emit('message', { type, __vitest_worker_response__: true }));
    let isFirst = false;
    return {
      name: NAME,
      on: (name, callback) => void heard.on(name, callback),
      off: (name, callback) => void heard.off(name, callback),
      deserialize: (data) => data,
      start: async () => {
        isFirst = this.#thread === undefined;
        this.#thread ??= this.#open(join(distPath, 'workers', 'threads.js'), { env, execArgv });
        for (const [name, callback] of passing) this.#events.on(name, callback);
      },
      stop: async () => {
        for (const [name, callback] of passing) this.#events.off(name, callback);
      },
      send: (message) => {
        if (message.type === 'stop') return answer('stopped');
        if (message.type === 'start' && !isFirst) return answer('started');
        // settings that differ from those it was started with, such as which tests are wanted
        if (message.type === 'run') Object.assign(message.context, { config: project.serializedConfig });
        this.#thread?.postMessage(message);
      },
    };
  }

  /**
   * @param {string} entry
   * @param {import('node:worker_threads').WorkerOptions} options
   */
  #open(entry, options) {
    const thread = new Worker(entry, { ...options, stdout: true, stderr: true });
    for (const name of ['message', 'error', 'exit'])
      thread.on(name, (value) => {
        if (name === 'exit') this.#thread = undefined;
        // no one listens for an error between two runs
        if (this.#events.listenerCount(name) > 0) this.#events.emit(name, value);
      });
    return thread;
  }
}

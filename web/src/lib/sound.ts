/** Small sounds made here by oscillators; silent until the player wants them. */
import { settings } from "./settings.svelte";

export type Sound = "pick" | "move" | "turn" | "refused" | "end" | "beat";

interface Note {
  pitch: number;
  at: number;
  length: number;
  shape: OscillatorType;
  loudness: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  pick: [{ pitch: 880, at: 0, length: 0.05, shape: "triangle", loudness: 0.12 }],
  move: [
    { pitch: 220, at: 0, length: 0.07, shape: "triangle", loudness: 0.3 },
    { pitch: 1400, at: 0, length: 0.02, shape: "square", loudness: 0.05 },
  ],
  turn: [
    { pitch: 523, at: 0, length: 0.12, shape: "sine", loudness: 0.18 },
    { pitch: 784, at: 0.11, length: 0.2, shape: "sine", loudness: 0.18 },
  ],
  beat: [
    { pitch: 92, at: 0, length: 0.16, shape: "sine", loudness: 0.4 },
    { pitch: 92, at: 0.48, length: 0.16, shape: "sine", loudness: 0.28 },
  ],
  refused: [{ pitch: 130, at: 0, length: 0.16, shape: "sawtooth", loudness: 0.1 }],
  end: [
    { pitch: 392, at: 0, length: 0.3, shape: "sine", loudness: 0.16 },
    { pitch: 523, at: 0.16, length: 0.3, shape: "sine", loudness: 0.16 },
    { pitch: 659, at: 0.32, length: 0.6, shape: "sine", loudness: 0.16 },
  ],
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.hasSound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, note: Note): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + note.at;
  tone.type = note.shape;
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(note.loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + note.length);
}

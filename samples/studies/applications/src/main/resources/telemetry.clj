(ns telemetry
  "Sums over measurements by reducers: fold (parts of 512), fine (parts of one), lazy (a sequence that is not split)."
  (:require [clojure.core.reducers :as r]))

(defn- smooth
  "A measurement after some hundred steps of a filter."
  [^long measurement]
  (loop [i 0 x measurement]
    (if (< i 300)
      (recur (inc i) (bit-and (unchecked-add (unchecked-multiply x 31) i) 0xFFFFF))
      x)))

(defn- fold-smoothed [measurements]
  (r/fold 512 + + (r/map smooth measurements)))

(defn- fold-fine [measurements]
  (r/fold 1 + + measurements))

(defn- fold-lazy [measurements]
  (r/fold 512 + + (r/map smooth (map inc (map dec measurements)))))

(defn -main [how]
  (let [measurements (vec (range 100000))
        [work expected] (case how
                          "fold" [fold-smoothed (reduce + (map smooth measurements))]
                          "fine" [fold-fine (reduce + measurements)]
                          "lazy" [fold-lazy (reduce + (map smooth measurements))])
        end (+ (System/nanoTime) 10000000000)]
    ;; the pool of the reducers is there in any case
    (fold-smoothed (vec (range 2000)))
    (loop [sums 0]
      (if (neg? (- (System/nanoTime) end))
        (if (= expected (work measurements))
          (recur (inc sums))
          (do (println "telemetry: WRONG") (System/exit 1)))
        (println (str "telemetry: " sums " sums, verified"))))
    (shutdown-agents)
    (System/exit 0)))

//! Metrics: what a client sends never becomes a label, and they are not on the public address.

use crate::site::{Browser, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusRecorder};

async fn status(site: &Site, method: &str, uri: &str) -> StatusCode {
    site.send(Request::builder().method(method).uri(uri).body(Body::empty()).unwrap()).await.status()
}

/// Returns all metrics that this thread has recorded.
fn rendered(recorder: &PrometheusRecorder) -> String {
    recorder.handle().render()
}

#[tokio::test]
async fn no_label_comes_from_a_client() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let _recording = metrics::set_default_local_recorder(&recorder);
    let site = Site::open().await;
    assert_eq!(status(&site, "GET", "/").await, StatusCode::OK);
    let before = rendered(&recorder);
    assert!(before.contains("method=\"GET\",path=\"/\",status=\"200\""), "{before}");
    for number in 0..50 {
        assert_eq!(status(&site, &format!("EVIL{number}"), "/").await, StatusCode::FORBIDDEN);
        assert_eq!(status(&site, "GET", &format!("/evil{number}")).await, StatusCode::NOT_FOUND);
        let as_program = Request::builder().method(format!("EVIL{number}").as_str()).uri("/");
        let as_program = as_program.header("content-type", "application/json").body(Body::empty()).unwrap();
        assert_eq!(site.send(as_program).await.status(), StatusCode::NOT_FOUND);
    }
    let after = rendered(&recorder);
    assert!(!after.to_lowercase().contains("evil"), "{after}");
    assert!(after.contains("method=\"other\",path=\"/\",status=\"404\"} 50"), "{after}");
}

#[tokio::test]
async fn a_refused_request_records_no_duration() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let _recording = metrics::set_default_local_recorder(&recorder);
    let site = Site::with_rate(1, 1).await;
    assert_eq!(status(&site, "POST", "/tables").await, StatusCode::FORBIDDEN);
    assert_eq!(status(&site, "POST", "/tables").await, StatusCode::TOO_MANY_REQUESTS);
    let metrics = rendered(&recorder);
    assert!(!metrics.contains("portolan_request_seconds"), "{metrics}");
    assert!(metrics.contains("portolan_refused_requests_total{reason=\"cross-origin\"} 1"), "{metrics}");
    assert!(metrics.contains("portolan_refused_requests_total{reason=\"rate-limited\"} 1"), "{metrics}");
}

#[tokio::test]
async fn metrics_are_not_on_the_public_address() {
    let site = Site::open().await;
    assert_eq!(status(&site, "GET", "/metrics").await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn metrics_contain_no_secrets() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let _recording = metrics::set_default_local_recorder(&recorder);
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "friend"]).await;
    let metrics = rendered(&recorder);
    assert!(metrics.contains("path=\"/t/{id}\""), "{metrics}");
    assert!(!metrics.contains(table.table()) && !metrics.contains(anna.cookie.as_deref().unwrap()));
}
